# F5, C11a: with draw_four_guilt=numbers an action card of the colour is no foul.
mode flip
option draw_four_guilt=numbers
seats anna ben cem
hand anna W+2/T1 RF/P9 R+1/P2
hand ben R1/T2 G2/T3
hand cem G+1/T4 Y3/T5
top R9/P1
draw G1/O1 G4/O2 G3/O3 G5/O4 G6/O5

anna: play W+2:G
ben: challenge
? cards anna 2
? cards ben 6
? turn cem
