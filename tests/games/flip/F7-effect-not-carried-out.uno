# F7: the new top face counts for what fits, but its effect is not carried out.
mode flip
seats anna ben cem
hand anna RF/T1 B1/O9 B2/O2
hand ben R2/P2 Y2/V+5
hand cem G1/T4 Y3/T5
top R9/P+5
draw G2/O1 G3/O3 G4/O4

anna: play RF
? top P+5
? turn ben
? phase play
? cards ben 2
? legal ben: play P2 | play V+5
