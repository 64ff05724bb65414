# X5c, D8: in duo the knock-out ends the round; the hand counts for who is out.
mode duo
option hand_limit=15
seats anna ben
hand anna R1 R2 R3 R4 R5 R6 R7 R8 R9 B1 B2 B3 B4 B5
hand ben  Y5 Y6
top W:Y
draw R1 R2

anna: draw
? winner ben
? score anna 61
? score ben 0
