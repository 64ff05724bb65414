# V18: on the light side an S passes a +1 on, not a W+2.
mode flip
option lass_mich
seats anna ben cem
hand anna R+1/P1 Y1/P2 Y2/P3
hand ben RS/O1 R1/O2 R5/O3
hand cem RS/T1 W+2/T2 B3/T4
top R9/P9
draw G1/V1 G2/V2 G3/V3

anna: play R+1
? legal ben: take | play RS
ben: play RS
? turn cem
? pending 1
cem: take
? turn anna
? cards cem 4
