# V13, V5: a last card thrown in needs the call in the action; before it, out of turn, there is none.
option uno_uno
option jump_in
seats anna ben cem
hand anna R5 Y1 Y2
hand ben R6 B1
hand cem R5
top R9
draw G1 G2

anna: play R5
cem: say unouno ! C13
cem: jump R5 unouno
? winner cem
