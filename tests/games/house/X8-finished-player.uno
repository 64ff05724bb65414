# A finished player pays too and is back (P3).
mode classic
option false_contra=3
option play_on
seats anna ben cem
hand anna R1
hand ben  G1 G2
hand cem  B7 B8
top R5
draw B1 B2 B3 B4 B5 B6
turn anna

anna: play R1
? place anna 1
anna: contra ben ! C14
? cards anna 3
? turn ben
ben: draw
cem: draw
? turn anna
