# X1, V18: an S sees the last draw card: of a +2 on a W+4 it passes all on, of a W+4 it cannot.
option cross_stacking
option lass_mich
seats anna ben cem
hand anna W+4 B1 B2
hand ben G+2 RS Y2
hand cem GS Y3 Y4
top R9
draw R1 R2 R3 R4 R6 R7 R8 G1

anna: play W+4:R
ben: play RS ! C5
ben: play G+2
cem: play GS
? pending 6
? turn anna
