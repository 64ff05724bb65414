# F5: and where it is no foul the challenger draws four, on a W+2 as elsewhere.
mode flip
seats anna ben cem
hand anna W+2/T1 B1/P9 B2/P9
hand ben R1/T2 R2/T3 Y4/P8
hand cem W+2/T4 Y3/T5 B3/P7
top R9/P1
draw G1/O1 G2/O2 B3/O3 B4/O4 B5/O5 B6/O6 B7/O7 B8/O8

anna: play W+2:G
ben: take
cem: play W+2:B
anna: challenge
? cards cem 2
? cards anna 6
? turn ben
