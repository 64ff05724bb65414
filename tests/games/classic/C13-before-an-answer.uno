# C13, V1, K5: an answer to a pending draw is a play: the call may come before it, while the draw waits.
option stacking
seats anna ben cem
hand anna R+2 B1 B2
hand ben  G+2 B3
hand cem  Y6 Y7
top R9
draw Y1 Y2 Y3 Y4

anna: play R+2
? phase pending
ben: say uno
ben: play G+2
? owes ben nothing
anna: contra ben ! C14
? turn cem
? pending 4
