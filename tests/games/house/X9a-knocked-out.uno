# X9a: who is knocked out holds no cards, and wins nothing by that.
option blitz
option hand_limit=15
seats anna ben cem
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  Y5 Y6
hand cem  B7 B8 B9
top W:R
draw Y3

anna: draw
table: time-up
? winner ben
? score ben 60
