# F4: a +5 the same with five.
mode flip
side dark
seats anna ben cem
hand anna R1/T+5 B1/P9
hand ben R2/T2 Y2/T3
hand cem G1/T4 Y3/T5
top R9/T1
draw G2/O1 G3/O2 G4/O3 G5/O4 G6/O5 G7/O6

anna: play T+5
? cards ben 7
? turn cem
? draw-pile 1
