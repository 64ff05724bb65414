# V11, C13: calls and contra go on while a gesture is due.
option action_uno
seats anna ben cem
hand anna R3 Y1
hand ben R4 G1
hand cem B1 B2
top R9
draw Y5 Y6 Y7 Y8

anna: play R3
? owes anna uno
ben: contra anna
? cards anna 3
? phase gesture
anna: gesture
ben: gesture
cem: gesture
? cards cem 3
? turn ben
