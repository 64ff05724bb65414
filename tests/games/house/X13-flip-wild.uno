# X13: wild in flip: W+2 on W+2, no +1.
mode flip
option stacking=wild
seats anna ben
hand anna R+1/P+5 W+2/P1 R3/P3
hand ben G+1/T+5 W+2/P5 G1/T9
top R9/P9
draw Y1/V1 Y2/V2 Y3/V3 Y4/V4 Y5/V5

anna: play R+1
? legal ben: take
ben: take
anna: play W+2:G
? can ben: play W+2:R
? cannot ben: play G+1
