# C9: going right, the player on the right is passed over.
seats anna ben cem dan
direction right
hand anna RS B1 B2
hand ben  R3 R4
hand cem  R6 G7
hand dan  R8 G8
top R9
draw Y1

anna: play RS
? turn cem
? direction right
cem: play R6 uno
? turn ben
