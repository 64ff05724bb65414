# C6: voluntary_draw may be switched on in flip.
mode flip
option voluntary_draw
seats anna ben
hand anna R1/P2 G2/P3
hand ben Y9/P+5 GS/P4
top R8/P1
draw B2/O1 B3/O2

? legal anna: draw | play R1
