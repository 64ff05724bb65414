# The last card drawn is included; the next player is on, and the hand is set aside (X5, X5a, X5b).
mode classic
option hand_limit=15
seats anna ben cem
hand anna R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  Y5 Y6
hand cem  B7 B8
top W:R
draw RS G5 G6 G7 G8
turn anna

? legal anna: play R1 | play R2 | play R3 | play R4 | draw
anna: draw
? out anna
? cards anna 0
? aside 15
? turn ben
? phase play
? in ben
anna: play R1 ! C5
