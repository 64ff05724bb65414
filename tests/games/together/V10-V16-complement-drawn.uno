# V10, V16: what may be played is judged by the complement: a drawn red does not end it on red.
option endless_draw
option complement
seats anna ben
hand anna R5 Y1 Y2
hand ben R4 B3
top R9
draw R1 B2 R5 G7 B8

anna: play R5
ben: draw
? hand ben R4 B3 R1 B2 R5 G7
? legal ben: play G7 | pass
