# X9a: of teams that hold as many cards the lowest value; equal ones share the round.
option blitz
option partner
option target=round
seats anna ben cem dora
hand anna R1 R2 R3
hand ben  G1 G2
hand cem  B9
hand dora B7 B6
top R5

table: time-up
? winner anna
? winner cem
? match anna cem
? score anna 16
