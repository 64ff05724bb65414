# V16 off: a 5 is a number like the others.
seats anna ben
hand anna R5 G1
hand ben R4 G3
top R9

anna: play R5
? legal ben: draw | play R4
