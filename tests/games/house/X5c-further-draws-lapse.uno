# X5c: once one team is left, further draws of that action lapse.
option partner
option hand_limit=15
option action_uno=3:all
seats anna ben cem dora
hand anna R1 R2
hand ben  R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand cem  G3 B8
hand dora R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
top W:G
turn ben
draw Y3 Y4 Y5 Y6 Y7 Y8

ben: draw
cem: play G3 uno gesture
table: timeout
? phase round-over
? winner cem
? cards anna 2
? draw-pile 4
