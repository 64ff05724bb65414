# Under penalty scoring everybody scores their own hand, the one knocked out what it counted.
mode classic
option hand_limit=15
option scoring=penalty
seats anna ben
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  Y5 Y6
top W:R
draw Y3
turn anna

anna: draw
? winner ben
? score ben 11
? score anna 36
