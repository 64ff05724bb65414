# C12, V1: a challenge concerns the last W+4 and the whole amount: a foul costs its player all eight.
option stacking
seats anna ben cem
hand anna W+4 R1 R2
hand ben  W+4 G3 R4
hand cem  G6 R7
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9

anna: play W+4:G         # a foul too, but nobody challenged it in time
ben: play W+4:B
cem: challenge
? cards anna 2
? hand ben G3 R4 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8
? turn cem
? phase play
? colour B
? legal cem: draw
