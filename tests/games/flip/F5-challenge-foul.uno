# F5: foul: the accused draws the two and the challenger takes a normal turn.
mode flip
seats anna ben cem
hand anna W+2/T1 R7/P9 B2/P2
hand ben R1/T2 G2/T3
hand cem G+1/T4 Y3/T5
top R9/P1
draw G1/O1 G4/O2 G3/O3

anna: play W+2:G
ben: challenge
? hand anna R7 B2 G1 G4
? cards ben 2
? turn ben
? phase play
? legal ben: play G2
