# V1: a +2 is not answered with a W+4.
option stacking
seats anna ben
hand anna R+2 B1 B2
hand ben W+4 W Y1
top R9
draw Y5 Y6 Y7

anna: play R+2
? legal ben: take
ben: play W+4:R ! C5
ben: play W:R ! C5
ben: take
? turn anna
? cards ben 5
