# Card by card: the pending cards that are left are not drawn.
mode classic
option hand_limit=15
option stacking
seats anna ben cem
hand anna R+2 R9
hand ben  R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand cem  B7 B8
top R5
draw Y3 Y4 Y5 Y6
turn anna

anna: play R+2 uno
? pending 2
ben: take
? out ben
? aside 15
? draw-pile 3
? turn cem
? phase play
