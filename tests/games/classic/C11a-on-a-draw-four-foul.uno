# C11a: a card of the colour named below makes the second W+4 a foul.
seats anna ben cem
hand anna W+4 R1 B1
hand ben  B3 R4
hand cem  W+4 G8 Y8
top Y9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 B4 B5

anna: play W+4:G
ben: take
cem: play W+4:R
anna: challenge
? hand cem G8 Y8 Y5 Y6 Y7 B4
? turn anna
? legal anna: draw | play R1
