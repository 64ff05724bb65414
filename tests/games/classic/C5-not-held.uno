# C5: a card that is not held cannot be played; that comes before what fits and what is called.
seats anna ben
hand anna R1 G1 W
hand ben  B3 B4
top R9
draw Y1

anna: play R2 ! C5       # would fit
anna: play B3 ! C5       # would not
anna: play W+4:G ! C5
anna: play R2 uno ! C5   # C5 before C13
ben: play B3 uno ! C5
? legal anna: draw | play R1 | play W:R | play W:Y | play W:G | play W:B
anna: play R1
? turn ben
