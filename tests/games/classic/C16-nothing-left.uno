# C16: with nothing left to draw, drawing just ends the turn.
seats anna ben
hand anna R1 G1
hand ben  B3 B4
top R9

? can anna: draw
anna: draw
? cards anna 2
? phase play
? turn ben
? legal ben: draw
ben: draw
? cards ben 2
? turn anna
anna: play R1 uno
? turn ben
