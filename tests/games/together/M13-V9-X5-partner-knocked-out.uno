# M13, V9: 250 for each player of the other team knocked out, none for one's own partner.
mode mercy
option partner
option hand_limit=15
seats anna ben cem dora
hand anna W+10 R1
hand ben  W+10 G5
hand cem  Y1 Y2 Y3 Y4 Y5 Y6
hand dora B3 Y2
top R9
draw B1 B2 B3 B4 B5 B6 B7 B8 B9 B1 B2 B3 B4 B5 B6 B7 B8 B9 Y1 Y2 Y3

anna: play W+10:G uno
ben: play W+10:R uno
cem: take
? out cem
? in ben
? turn dora
dora: draw
