# X13: coloured in flip: +1 and +5, no W+2.
mode flip
option stacking=coloured
seats anna ben
hand anna R+1/P+5 W+2/P1 R3/P3
hand ben G+1/T+5 W+2/P5 G1/T9
top R9/P9
draw Y1/V1 Y2/V2 Y3/V3 Y4/V4 Y5/V5

anna: play R+1
? legal ben: take | play G+1
ben: take
anna: play W+2:G
? legal ben: take | challenge
