# C15: the round ends the moment the last card is played.
seats anna ben cem
hand anna R1
hand ben  R3 R4
hand cem  R6 R7
top R9
draw Y1 Y2 Y3

anna: play R1
? phase round-over
? winner anna
? cards anna 0
? cards ben 2
? draw-pile 3
? top R1
? score anna 20
? score ben 0
