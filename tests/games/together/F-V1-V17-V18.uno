# V1, V17, V18 in flip: +1, S, +1: one card becomes two and wanders.
mode flip
option stacking
option retour_kutsche
option lass_mich
seats anna ben cem
hand anna R+1/P7 Y1/O1 Y2/O2
hand ben RS/P3 G2/P4 G3/P5
hand cem B+1/P8 B3/V3 B4/V4
top R9/P9
draw Y3/T1 Y4/T2 Y5/T3

anna: play R+1
ben: play RS
cem: play B+1
? turn anna
? pending 2
? legal anna: take
anna: take
? cards anna 4
? turn ben
