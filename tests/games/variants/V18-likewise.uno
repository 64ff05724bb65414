# V18: the next player may answer likewise, up to the one who played the +2.
option lass_mich
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben RS GS R5
hand cem RS B2 B3
top R9
draw G1 G2 G3

anna: play R+2
ben: play RS
? legal cem: take | play RS
cem: play RS
? turn anna
? pending 2
anna: take
? turn ben
