# V18: on the dark side an E of its colour passes a +5 on; it does not let one play again.
mode flip
option lass_mich
side dark
seats anna ben cem
hand anna R1/P+5 Y1/T2 Y2/T3
hand ben R2/PE R3/TE R5/O3
hand cem B1/T1 B2/O2
top R9/P9
draw G1/V1 G2/V2 G3/V3 G4/V4 G5/V5

anna: play P+5
? legal ben: take | play PE
ben: play PE
? turn cem
? pending 5
cem: take
? turn anna
