# X8: a false contra against a stand-in costs as any.
option false_contra
option partner
seats anna ben cem dora
hand anna R1 R2
hand ben  G1 G2
hand cem  B7 B8
hand dora Y7 Y8
top R5
draw Y1 Y2 Y3

ben: leave
anna: contra ben ! C14
? cards anna 4
