# X2, X12, X14, V15: several last 0s are barred; several last 7s go without a name.
option several
option must_swap
option last_exchange
option seven_o
option no_zero_finish
option no_action_finish
seats anna ben cem
hand anna R0 G0
hand ben  R7 G7
hand cem  B1 B2
top R9
draw Y5 Y6

anna: play R0 G0 ! V15
anna: play R0
? hand ben G0
? hand cem R7 G7
ben: play G0 ! V15
ben: draw
cem: play R7 G7
? winner cem
