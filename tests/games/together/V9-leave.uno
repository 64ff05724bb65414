# V9, L1: a seat that is left is played on; cards and turn stay.
option partner
seats anna ben cem dora
hand anna R5 R6
hand ben B1 B2
hand cem R7 R8
hand dora G3 G4
top R9
draw Y1 Y2

anna: leave
? cards anna 2
? turn anna
? draw-pile 2
