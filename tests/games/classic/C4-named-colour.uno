# C4: once a W has named a colour, the rank and colour of the card below it count nothing.
seats anna ben
hand anna W Y1 Y2
hand ben  R9 G9 B3 B+2
top R9
draw Y3 Y4

anna: play W:B
? top W:B
? top W
? colour B
? legal ben: draw | play B3 | play B+2
ben: play R9 ! C4
ben: play G9 ! C4
ben: play B3
