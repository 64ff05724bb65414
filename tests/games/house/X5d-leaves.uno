# A knocked-out player who leaves changes nothing; with one active left by leaving, no points (L1).
mode classic
option hand_limit=15
seats anna ben cem
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  Y5 Y6
hand cem  B7 B8
top W:R
draw Y3 Y4 Y5
turn anna

anna: draw
? out anna
anna: leave
? aside 15
? turn ben
ben: leave
? phase match-over
? winner cem
? score cem 0
