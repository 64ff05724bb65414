# F3, C3d: an S as start card: the first player is passed over.
mode flip
seats anna ben cem
hand anna R5/T1 B1/P9
hand ben R1/T2 Y2/T3
hand cem R2/T4 Y3/T5
start RS/P1

? turn ben
