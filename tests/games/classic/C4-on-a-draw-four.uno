# C4: on a W+4 whose effect is over only the named colour fits, or a wild.
seats anna ben
hand anna B1 R1 G+2 W
hand ben  G3 G4
top W+4:B
draw Y3 Y4

? pending 0
? phase play
? legal anna: draw | play B1 | play W:R | play W:Y | play W:G | play W:B
anna: play G+2 ! C4
anna: play W:R
? colour R
? turn ben
