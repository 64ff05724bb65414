# X1, C12, X5b, V9: a foul on a +2 draws the whole amount and knocks out: the challenger is on, the partner plays on.
option cross_stacking
option hand_limit=15
option partner
seats anna ben cem dora
hand anna R+2 B1 B2
hand ben  W+4 R1 R2 R3 R4 R5 R6 R7 R8 Y1
hand cem  G+2 B7 B8
hand dora Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 B3 B4 B5 B6 B9
top R9
draw Y3 Y4 Y5 Y6 Y7 Y8 Y9 B1

anna: play R+2
ben: play W+4:G
? pending 6
cem: challenge
? out ben
? aside 15
? phase play
? turn cem
? colour G
cem: play G+2
? turn dora
dora: take
? out dora
? phase round-over
? winner anna
? winner cem
