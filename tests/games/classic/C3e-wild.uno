# C3e: a W as the start card: the first player names the colour and then plays.
seats anna ben cem
hand anna G1 R1 B+2
hand ben  G3 B3
hand cem  Y4 G4
start W
draw B7 B8

? phase colour
? turn anna
? top W
? legal anna: colour R | colour Y | colour G | colour B
anna: play G1 ! C5
anna: draw ! C5
anna: pass ! C5
ben: colour B ! C5
anna: colour G
? phase play
? turn anna
? top W:G
? colour G
? legal anna: draw | play G1
anna: colour B ! C5
anna: play G1
? turn ben
