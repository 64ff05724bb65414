# V16, K4: an identical card may be thrown in though it does not fit.
option complement
option jump_in
seats anna ben cem
hand anna R5 R1 G2
hand ben R4 G3
hand cem G3 Y1 Y2
top R9

anna: play R5
ben: play G3
? legal cem: draw | jump G3
cem: play G3 ! C4
cem: jump G3
? turn anna
? legal anna: draw | play R1
