# D6, C5: a drawn R may open a series.
mode duo
seats anna ben
hand anna R1 R4 B2 B3
hand ben R3 B5
top R9
draw RR Y1

anna: draw
? phase drawn
? legal anna: play RR | play RR R1 R4 | pass
anna: play R1 ! C5
anna: play RR R1 R4
? hand anna B2 B3
? turn ben
