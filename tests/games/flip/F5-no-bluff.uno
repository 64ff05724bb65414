# F5, C11b, V8: without bluff a foul W+2 is not playable, and a fair one is drawn at once.
mode flip
option bluff=off
seats anna ben cem
hand anna W+2/T1 R7/P9 B2/P2
hand ben W+2/T2 G2/T3 Y1/T4
hand cem G+1/T5 Y3/T6
top R9/P1
draw G1/O1 G4/O2 G3/O3

? legal anna: play R7
anna: play W+2:G ! C11
anna: play R7
? legal ben: play W+2:R | play W+2:Y | play W+2:G | play W+2:B
ben: play W+2:Y
? cards cem 4
? turn anna
