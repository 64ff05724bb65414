# L1: a player who leaves with a drawn card still to be played or kept takes the wait along.
seats anna ben cem
hand anna R1 B1
hand ben  R3 B3 B4
hand cem  R6 R7
top R9
draw R5 Y2

anna: draw
? phase drawn
anna: leave
? phase play
? turn ben
? draw-pile 4            # Y2, and R1 B1 R5
? legal ben: draw | play R3
