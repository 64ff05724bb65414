# F5: on a W+2 as well it is two cards, and no foul costs four; the named colour is the one below.
mode flip
seats anna ben cem
hand anna W+2/T1 B1/P9 B2/P9
hand ben W+2/T2 R2/T3 Y4/P8
hand cem W+2/T4 Y3/T5 G3/P7
top R9/P1
draw G1/O1 G2/O2 G3/O3 G4/O4 G5/O5 G6/O6 G7/O7 G8/O8

anna: play W+2:G
ben: take
? cards ben 5
? turn cem
cem: play W+2:B          # with a G in hand: a foul by the colour below
? turn anna
? pending 2
anna: challenge
? cards cem 4
? cards anna 2
? turn anna
