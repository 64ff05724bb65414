# K7: what is wrong with a jump or a double as such comes before V15 and X3.
option jump_in
option doubles
option no_action_finish
option no_zero_finish
seats anna ben cem
hand anna R0 RS
hand ben GS
hand cem R0
top R9
draw Y1 Y2

anna: play R0 uno
ben: jump GS ! V5
anna: double RS ! V2
cem: jump R0 ! V15
