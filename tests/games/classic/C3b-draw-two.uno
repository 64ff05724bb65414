# C3b: a +2 as the start card: the first player draws two at once and is passed over.
seats anna ben cem
hand anna R1 G1
hand ben  R3 B3
hand cem  Y4 G4
start R+2
draw B7 B8 B9

? hand anna R1 G1 B7 B8
? draw-pile 1
? pending 0
? phase play
? turn ben
? legal ben: draw | play R3
anna: play R1 ! C5
