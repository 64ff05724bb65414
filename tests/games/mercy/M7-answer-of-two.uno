# M7, M5: as an answer between two it turns the whole amount on who played it.
mode mercy
seats anna ben
hand anna R+4 R1 R2
hand ben  W+4R Y1 Y3
top R9
draw Y5 Y6 Y7 Y8 B1 B2 B3 B4 B5

anna: play R+4
ben: play W+4R:G
? turn ben
? pending 8
ben: take
? cards ben 10
? turn anna
