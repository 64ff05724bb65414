# C3b: with two players the dealer begins after the other has drawn two.
seats anna ben
dealer anna
hand anna R1 G1
hand ben  R3 B3
start G+2
draw B7 B8 B9

? hand ben R3 B3 B7 B8
? turn anna
? legal anna: draw | play G1
