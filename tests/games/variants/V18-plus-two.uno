# V18: an S of the +2's colour passes the two cards on; it has no further effect.
option lass_mich
seats anna ben cem dora
hand anna R+2 Y1 Y2
hand ben RS GS R5
hand cem B1 B2
hand dora R7 B3
top R9
draw G1 G2 G3

anna: play R+2
? legal ben: take | play RS
ben: play GS ! C5
ben: play RS
? turn cem
? pending 2
? direction left
? legal cem: take
cem: take
? hand cem B1 B2 G1 G2
? turn dora
? legal dora: draw | play R7
