# V10, C6: in flip, without a voluntary draw, who can play must; who cannot draws on.
mode flip
option endless_draw
seats anna ben
hand anna R1/P1 B2/O2
hand ben G1/O3 Y2/T4
top R9/P9
draw Y3/V3 B4/V4 R5/V5 G3/V6

? legal anna: play R1
anna: draw ! C6
anna: play R1
ben: draw ! C6           # G1 fits R1
ben: play G1
anna: draw
? hand anna B2 Y3 B4 R5 G3
? phase drawn
? legal anna: play G3 | pass
