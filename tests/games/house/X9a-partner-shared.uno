# X9a, V9: equal teams share the round, and with it the match.
option blitz
option partner
option target=round
seats anna ben cem dora
hand anna R1 R2
hand ben  G1 G3
hand cem  B3
hand dora B2
top R5

table: time-up
? match anna ben cem dora
? score anna 0
