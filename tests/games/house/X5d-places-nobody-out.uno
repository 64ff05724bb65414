# Nobody out by cards: the one left is first.
mode classic
option play_on
option hand_limit=15
seats anna ben
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  R5 R6
top W:R
draw Y3
turn anna

anna: draw
? place ben 1
? place anna 2
? score ben 36
