# C4: on a wild only its named colour fits, or another wild.
seats anna ben
hand anna G1 R1 B+2 W W+4
hand ben  G3 G4
top W:G
draw Y3 Y4

? colour G
? legal anna: draw | play G1 | play W:R | play W:Y | play W:G | play W:B | play W+4:R | play W+4:Y | play W+4:G | play W+4:B
anna: play R1 ! C4
anna: play B+2 ! C4
anna: play G1
