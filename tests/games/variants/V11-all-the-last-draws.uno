# V11: a 3 asks everybody, the one who played too, for a gesture; turns wait; the last to make it draws one.
option action_uno
seats anna ben cem
hand anna R3 Y1 Y2
hand ben R4 G1
hand cem B1 B2
top R9
draw Y5 Y6

anna: play R3
? phase gesture
ben: play R4 ! C5
cem: gesture
anna: gesture
cem: gesture !           # once is enough
? phase gesture
ben: gesture
? hand ben R4 G1 Y5
? cards anna 2
? cards cem 2
? phase play
? turn ben
