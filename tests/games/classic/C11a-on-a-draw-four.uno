# C11a: for a W+4 on a W+4 the colour named below it counts, not the one it names itself.
seats anna ben cem
hand anna W+4 R1 B1
hand ben  B3 R4
hand cem  W+4 B8 Y8
top B9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 B4 B5 B6

anna: play W+4:G
ben: take
? turn cem
cem: play W+4:B          # no green in hand, and blue does not matter
? turn anna
? pending 4
anna: challenge
? cards cem 2
? hand anna R1 B1 Y5 Y6 Y7 B4 B5 B6
? turn ben
? colour B
