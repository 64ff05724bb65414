# V11: the cards are drawn in seat order from the one who played, also while play goes right.
option action_uno
seats anna ben cem dora
hand anna Y1 Y2
hand ben R3 R4 G1
hand cem B1 B2
hand dora B3 B4
top R9
direction right
turn ben
draw Y5 Y6 Y7 Y8

ben: play R3
table: timeout
? hand ben R4 G1 Y5
? hand cem B1 B2 Y6
? hand dora B3 B4 Y7
? hand anna Y1 Y2 Y8
? turn anna
