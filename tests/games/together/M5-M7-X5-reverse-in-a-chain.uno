# M5, M7, X5b: a reverse draw four in a chain of three goes back with the whole amount; the limit ends it for one.
mode mercy
option hand_limit=15
seats anna ben cem
hand anna R+4 R1 R2 R3 R4 R6 R7 R8 Y1 Y2
hand ben  W+4R Y1 Y3
hand cem  G2 Y4
top R9
draw Y8 B7 G1 Y9 Y5 Y6 Y7 B1 B2

anna: play R+4
? pending 4
ben: play W+4R:B
? direction right
? turn anna
? pending 8
anna: take
? out anna
? draw-pile 3
? turn cem
? phase play
