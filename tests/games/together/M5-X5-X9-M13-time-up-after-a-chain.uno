# M5, X5, X9: after a knock-out in a chain, time is up: the points of M13 for the knocked out.
mode mercy
option blitz
option hand_limit=15
seats anna ben cem
hand anna W+10 R1 R2
hand ben  W+10 Y1 Y2 Y3
hand cem  G1 G2 G3
top R9
draw B1 B2 B3 B4 B5 B6 B7 B8 B9 B1 B2 B3 B4 B5 B6 B7 B8 B9 Y1 Y2 Y3

anna: play W+10:G
ben: play W+10:R
? pending 20
cem: take
? out cem
? aside 15
? turn anna
table: time-up
? phase match-over
? winner anna
? score anna 256
