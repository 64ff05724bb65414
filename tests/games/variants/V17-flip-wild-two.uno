# V17: in flip a W+2 goes back with an R of the named colour.
mode flip
option retour_kutsche
seats anna ben cem
hand anna W+2/P1 Y1/P2 Y2/P3
hand ben GR/O1 RR/O2 R5/O3
hand cem B1/T1 B2/T2
top Y9/P9
draw G1/V1 G2/V2 G3/V3

anna: play W+2:G
? legal ben: take | challenge | play GR
ben: play GR
? turn anna
? pending 2
? legal anna: take
