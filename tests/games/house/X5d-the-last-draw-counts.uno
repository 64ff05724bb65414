# The knock-out at the draw of C15 counts; the winner is who played the last card.
mode classic
option hand_limit=15
seats anna ben cem
hand anna R+2
hand ben  R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand cem  B7
top R5
draw Y3 Y4
turn anna

anna: play R+2
? winner anna
? out ben
? draw-pile 1
? score anna 43
