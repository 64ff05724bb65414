# C6: in flip one draws only if no card may be played; a W+2 in hand may be (C11b).
mode flip
seats anna ben
hand anna R1/P2 W+2/P3
hand ben Y9/P+5 GS/P4
top R8/P1
draw B2/O1 B3/O2

? legal anna: play R1 | play W+2:R | play W+2:Y | play W+2:G | play W+2:B
anna: draw ! C6
anna: play R1 uno
? legal ben: draw
ben: draw
? turn anna
