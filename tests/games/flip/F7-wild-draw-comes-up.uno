# F7: a W+C that comes up has no effect either; its colour is named.
mode flip
seats anna ben cem
hand anna RF/T1 B1/O9 B2/O2
hand ben R2/P2 Y2/V3
hand cem G1/T4 Y3/T5
top R9/W+C
draw G2/O1

anna: play RF:P
? top W+C
? colour P
? phase play
? legal ben: play P2
