# F7: with one card below it, that card's other face comes up; the F lies at the bottom.
mode flip
seats anna ben cem
hand anna RF/T1 B1/O9 B2/O2
hand ben R2/P2 Y2/V3
hand cem G1/T4 Y3/T5
top R9/P1

anna: play RF
? top P1
? legal ben: play P2
