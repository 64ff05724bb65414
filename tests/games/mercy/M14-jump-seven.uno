# M14, V5, M10: a 7 thrown by a jump-in names somebody, too.
mode mercy
option jump_in
seats anna ben cem
hand anna R7 R1 R2
hand ben  Y1 Y3
hand cem  R7 Y4 Y5 Y6
top R9
draw Y8 B7

anna: play R7 > ben
? hand ben R1 R2
cem: jump R7 ! M10
cem: jump R7 > anna
? hand cem Y1 Y3
? hand anna Y4 Y5 Y6
