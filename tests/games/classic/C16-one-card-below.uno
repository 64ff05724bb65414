# C16: a discard pile of one card below the top gives just that card.
seats anna ben
hand anna G1 G2
hand ben  B3 B4
top R9
discard R5

anna: draw
? phase drawn
? legal anna: pass | play R5
anna: play R5
? turn ben
ben: draw                # now the R9 lies below
? phase drawn
? draw-pile 0
? legal ben: pass | play R9
