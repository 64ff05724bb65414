# V1, F4: in flip a +1 is answered with a +1; it adds up.
mode flip
option stacking
seats anna ben cem
hand anna R+1/P1 R5/P2 B1/T1
hand ben G+1/O1 W+2/O2 Y2/V2
hand cem B7/T7 B8/T8
top R9/P9
draw Y5/P5 Y6/P6 Y7/P7

anna: play R+1
? pending 1
? legal ben: take | play G+1
ben: play W+2:R ! C5
ben: play G+1
? pending 2
cem: take
? hand cem B7 B8 Y5 Y6
? turn anna
