# P1: by default a wrong card is refused and costs nothing.
seats anna ben
hand anna R1 B1 B2
hand ben  R3 B3
top R9
draw Y1 Y2

anna: play B1 ! C4
ben: play R3 ! C5
? cards anna 3
? cards ben 2
? draw-pile 2
? turn anna
