# V16, V2, K4: the doubled 5 need not fit complementarily, and switches off again.
option complement
option doubles
seats anna ben
hand anna R5 R5 Y1
hand ben R4 G3
top R9

anna: play R5
? legal ben: draw | play G3
anna: double R5
? legal ben: draw | play R4
