# F5, C11a: with draw_four_guilt=any a card of the same rank, or a W, makes it a foul.
mode flip
option draw_four_guilt=any
seats anna ben cem
hand anna W+2/T1 G9/P9 B2/P2
hand ben R1/T2 G2/T3
hand cem G+1/T4 Y3/T5
top R9/P1
draw G1/O1 G4/O2 G3/O3

anna: play W+2:G
ben: challenge
? cards anna 4
? turn ben
