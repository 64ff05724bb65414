# F3, F7: the effect of the face that comes up is not carried out.
mode flip
seats anna ben cem
hand anna R5/T1 B1/P9
hand ben R1/T2 Y2/T3
hand cem R2/T4 Y3/T5
start RF/P+5
draw G1/O1 G2/O2 G3/O3

? top P+5
? turn anna
? phase play
? pending 0
? cards anna 2
