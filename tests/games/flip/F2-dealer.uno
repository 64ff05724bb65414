# F2: the beginner sits left of the dealer; in a position the light side is up by default.
mode flip
seats anna ben cem
dealer anna
hand anna R5/T1 B1/P9
hand ben R1/T2 Y2/T3
hand cem R2/T4 Y3/T5
top R9/P9

? side light
? direction left
? turn ben
