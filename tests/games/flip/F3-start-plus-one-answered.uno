# F3, V1: with stacking the first player may answer it.
mode flip
option stacking
seats anna ben cem
hand anna G+1/T1 B1/P9
hand ben R1/T2 Y2/T3
hand cem R2/T4 Y3/T5
start R+1/P1
draw G1/O1 G2/O2

? phase pending
? legal anna: take | play G+1
anna: play G+1 uno
? turn ben
? pending 2
