# V18, V16: here too the colour is the one that lies.
option lass_mich
option complement
seats anna ben cem
hand anna R5 Y1 Y2
hand ben G+2 B2 R6
hand cem GS RS B1
top R9
draw G1 G3 G4

anna: play R5
ben: play G+2
? legal cem: take | play GS
cem: play RS ! C5
