# V1, V14, X7: caught in a chain for what one answered with: what was played pends on.
option stacking
option hand_limit=15
option uno_penalty=10
option catch_window=last_card
option action_uno=5:self
option bruno_kuno
seats anna ben cem
hand anna R+2 B8 B9
hand ben  G+2 G1 G2 G3 G4 G5 G6 G7 G8 G9 Y1 Y2 Y3 Y4
hand cem  B+2 B6 B3
top R9
draw Y5 Y6 Y7 Y8 Y9 B1 B2 B4 B5 B7 R1 R2 R3 R4

anna: play R+2 kuno
ben: play G+2
cem: play B+2
? owes cem kuno
? pending 6
? turn anna
ben: contra cem
? cards cem 12
? pending 6
anna: take
? cards anna 8
? turn ben
