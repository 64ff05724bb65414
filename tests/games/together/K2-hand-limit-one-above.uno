# K2: one above is enough; the bare limit is above them all.
option hand_size=15
option hand_limit=16
seats anna ben
hand anna R5 B1 B2 B3 B4 B5 B6 B7 B8 B9 Y1 Y2 Y3 Y4 Y5
hand ben R1
top G9
draw R2 R3

anna: draw
? out anna
? winner ben
