# V11, L1: the gesture no longer waits for a player who leaves; the last of the rest still draws.
option action_uno
seats anna ben cem dora
hand anna R3 Y1 Y2
hand ben R4 G1
hand cem B1 B2
hand dora B3 B4
top R9
draw Y5 Y6 Y7

anna: play R3
anna: gesture
ben: leave
? phase gesture
cem: gesture
? phase gesture
dora: gesture
? cards dora 3
? turn cem
