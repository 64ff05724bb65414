# F6: the first card drawn may already be the one.
mode flip
side dark
seats anna ben
hand anna R1/W+C B1/O9 B2/O2
hand ben R2/P2 Y2/P3
top R9/P1
draw G2/T1 G3/T2

anna: play W+C:T
ben: take
? hand ben P2 P3 T1
? turn anna
