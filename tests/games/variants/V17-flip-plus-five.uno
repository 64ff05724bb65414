# V17: and a +5 on the dark side.
mode flip
option retour_kutsche
side dark
seats anna ben cem
hand anna R1/P+5 Y1/T2 Y2/T3
hand ben R2/PR R3/TR R5/O3
hand cem B1/T1 B2/O2
top R9/P9
draw G1/V1 G2/V2 G3/V3 G4/V4 G5/V5

anna: play P+5
? legal ben: take | play PR
ben: play PR
? turn anna
? pending 5
anna: take
? cards anna 7
? turn cem
