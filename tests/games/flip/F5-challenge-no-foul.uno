# F5: no foul: the challenger draws four and is passed over.
mode flip
seats anna ben cem
hand anna W+2/T1 G9/P9 W/P2
hand ben R1/T2 G2/T3
hand cem G+1/T4 Y3/T5
top R9/P1
draw G1/O1 G4/O2 G3/O3 G5/O4 G6/O5

anna: play W+2:G         # G9 has the rank, W fits: neither is a card of the colour
ben: challenge
? cards ben 6
? cards anna 2
? turn cem
