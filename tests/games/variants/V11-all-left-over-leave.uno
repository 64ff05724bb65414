# V11: if everybody left over leaves, nobody draws.
option action_uno
seats anna ben cem
hand anna R3 Y1 Y2
hand ben R4 G1
hand cem B1 B2
top R9
draw Y5 Y6 Y7

anna: play R3
anna: gesture
ben: gesture
cem: leave
? phase play
? turn ben
? cards anna 2
? cards ben 2
