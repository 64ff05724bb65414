# M7, V5: an identical W+4R jumped in undoes the turn of the one below and turns by itself.
mode mercy
option jump_in
option jump_in_wild
seats anna ben cem dora
hand anna W+4R R1
hand ben  Y1 Y2 Y3
hand cem  W+4R G1 G2 G3
hand dora B1 B2
top R9
draw B1 B2 Y9 Y7 G4 R5 R6 R7 R8

anna: play W+4R:G uno
? direction right
? turn dora
? pending 4
cem: jump W+4R:B
? direction right
? pending 4
? turn ben
ben: take
? turn anna
