# V12, V16: a 5 played as the last card switches for those who play on.
option play_on
option complement
seats anna ben cem
hand anna R5
hand ben R1 G1
hand cem Y1 Y2
top R9
draw B1 B2

anna: play R5
? place anna 1
? legal ben: draw | play G1
