# C10: in flip the four in play are those of the side that is up.
mode flip
seats anna ben
hand anna W/T1 R1/P1
hand ben  B1/P2 B2/P3
top R9/P9
draw Y1/P4

anna: play W:P ! C10
anna: play W:B
? colour B
