# C8: what counts is the active players: with a third seat out of the round an R acts as an S.
seats anna ben cem
direction right
hand anna R1 R2
hand cem  RR R6 R7
top R9
turn cem
draw Y1

cem: play RR
? direction right
? turn cem
cem: play R6 uno
? turn anna
