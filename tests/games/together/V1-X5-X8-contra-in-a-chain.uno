# V1, X5b, X8: whom a chain has come to is knocked out by a contra in vain: what pends lapses.
option stacking
option hand_limit=15
option false_contra
seats anna ben cem
hand anna R+2 R1 R3
hand ben  G+2 G1 G2 G3 G4 G5 G6 G7 G8 G9 Y1 Y2 Y3 Y4
hand cem  B7 B8
top R9
draw Y5 Y6 Y7 Y8

anna: play R+2
? pending 2
? turn ben
ben: contra cem ! C14
? out ben
? draw-pile 3
? aside 15
? pending 0
? phase play
? turn cem
cem: take ! C5
cem: challenge ! C5
