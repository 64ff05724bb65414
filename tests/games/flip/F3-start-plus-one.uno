# F3, V8: a +1 as start card: the first player draws one, at once, and is passed over.
mode flip
seats anna ben cem
hand anna R5/T1 B1/P9
hand ben R1/T2 Y2/T3
hand cem R2/T4 Y3/T5
start R+1/P1
draw G1/O1 G2/O2

? hand anna R5 B1 G1
? turn ben
? phase play
? draw-pile 1
