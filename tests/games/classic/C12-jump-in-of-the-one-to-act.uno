# C12, V6: called a jump-in, a W+4 of the player to act cannot be challenged either; played, it can.
option jump_in_wild
option stacking
seats anna ben cem
hand anna W+4 R1 R2
hand ben  W+4 G3 R4
hand cem  G6 R7
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 B1 B2

anna: play W+4:G
? turn ben
? can ben: challenge
ben: jump W+4:B
? turn cem
? pending 4
cem: challenge ! C12
cem: take
? cards cem 6
