# F5: a W+2: the next player takes two and is passed over; the named colour counts.
mode flip
seats anna ben cem
hand anna W+2/T1 B1/P9
hand ben R1/T2 Y2/T3
hand cem G+1/T4 Y3/T5
top R9/P1
draw G1/O1 G2/O2 G3/O3

anna: play W+2:G uno
? phase pending
? pending 2
? legal ben: take | challenge
cem: challenge !
ben: take
? hand ben R1 Y2 G1 G2
? turn cem
? colour G
? legal cem: play G+1
