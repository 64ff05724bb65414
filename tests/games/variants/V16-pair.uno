# V16, V3: a pair of fives leaves things as they were.
option complement
option fast_doubles
seats anna ben
hand anna R5 R5 Y1
hand ben R4 G3
top R9

anna: play R5 R5
? legal ben: draw | play R4
