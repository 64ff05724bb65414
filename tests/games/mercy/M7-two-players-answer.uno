# M7: or answer, then the other faces it.
mode mercy
seats anna ben
hand anna W+4R R+4 R1 R2
hand ben  Y1 W+4R Y3
top R9
draw Y5 Y6 Y7 Y8 B1 B2 B3 B4 B5 B6 B7 B8
turn anna
anna: play W+4R:G
anna: play R+4
? turn ben
? pending 8
ben: play W+4R:B
? turn ben
? pending 12
? direction left
ben: take
? cards ben 14
? turn anna
