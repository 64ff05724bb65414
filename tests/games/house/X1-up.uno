# X1: up, a card of lower draw value than the last one is no answer; the sum does not count.
option cross_stacking=up
seats anna ben cem
hand anna R+2 B1 B2
hand ben G+2 Y1 Y2
hand cem W+4 B+2 Y4

top R9
draw R1 R2 R3 R4 R6 R7 R8 G1 G2

anna: play R+2
ben: play G+2
? pending 4
cem: play W+4:R
? pending 8
? legal anna: take | challenge
