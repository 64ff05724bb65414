# X6: W+2, too.
mode flip
option challenge=off
seats anna ben cem
hand anna W+2/P1 R2/P2 R3/P3
hand ben  G1/T1 G2/T2
hand cem  B7/O7 B8/O8
top R5/P5
draw Y1/V1 Y2/T5 Y3/V3

anna: play W+2:G
? cards ben 4
? turn cem
