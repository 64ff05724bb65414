# C5, C11: a drawn W+4 may be played although it is a foul, and be challenged for it.
seats anna ben
hand anna R1 G1
hand ben  B3 B4
top R9
draw W+4 Y1 Y2 Y3 Y4

anna: draw
? phase drawn
? legal anna: pass | play W+4:R | play W+4:Y | play W+4:G | play W+4:B
anna: play W+4:G
? pending 4
ben: challenge
? hand anna R1 G1 Y1 Y2 Y3 Y4
? turn ben
? legal ben: draw
