# C6, C5: a drawn card that fits may be kept.
mode flip
seats anna ben
hand anna Y1/P2 G2/P3
hand ben Y9/P+5 GS/P4
top R8/P1
draw R1/O1 B2/O2

anna: draw
? phase drawn
? legal anna: play R1 | pass
anna: pass
? turn ben
