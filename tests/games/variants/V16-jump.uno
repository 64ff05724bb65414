# V16, V5: the first 5 is undone by the jump-in, the new one switches on.
option complement
option jump_in
seats anna ben cem
hand anna R5 R1 G2
hand ben R4 G3
hand cem R5 Y1 Y2
top R9

anna: play R5
? legal ben: draw | play G3
? cannot cem: play R5
cem: jump R5
? turn anna
? legal anna: draw | play G2
