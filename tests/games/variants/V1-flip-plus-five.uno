# V1: on the dark side a +5 is answered with a +5.
mode flip
option stacking
side dark
seats anna ben cem
hand anna R1/P+5 R2/P2 B1/T1
hand ben G1/O+5 Y1/O2 Y2/V2
hand cem B7/T7 B8/T8
top R9/P9
draw Y1/V1 Y2/V3 Y3/V4 Y4/V5 Y5/V6 Y6/V7 Y7/V8 Y8/V9 G3/O3 G4/O4 G5/O5

anna: play P+5
? pending 5
? legal ben: take | play O+5
ben: play O+5
? pending 10
cem: take
? cards cem 12
? turn anna
? draw-pile 1
