# V17: a W+C does not go back.
mode flip
option retour_kutsche
side dark
seats anna ben
hand anna R1/W+C Y1/O2 Y2/O3
hand ben R2/TR R3/V1 R5/O4
top R9/P9
draw G1/V5 G2/T4

anna: play W+C:T
? legal ben: take | challenge
ben: play TR ! C5
