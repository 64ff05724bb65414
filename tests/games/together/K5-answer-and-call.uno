# K5, C13: calls are owed for an answer as for any play, and may be made before it.
option stacking
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben G+2 G1
hand cem B+2 B8 B9
top R9
draw Y5 Y6 Y7 Y8 Y9

anna: play R+2
ben: say uno
ben: play G+2
? owes ben nothing
cem: play B+2
? owes cem nothing
anna: contra ben ! C14
