# X13 coloured, V9, X7, X8: a chain of +2 among partners, a call caught for five in it, a false contra of three.
option stacking=coloured
option partner
option uno_penalty=5
option false_contra=3
seats anna ben cem dora
hand anna R+2 R1
hand ben  G+2 Y1 Y2
hand cem  W+4 G2 G4
hand dora B1 B2
top R9
draw Y5 Y6 Y7 Y8 B3 B4 B5 B6 B7 B8 G6 G7 G8

anna: play R+2
ben: contra anna
? cards anna 6
cem: contra anna ! C14
? cards cem 6
? turn ben
? pending 2
ben: play G+2
? cannot cem: play W+4:G
cem: take
? cards cem 10
