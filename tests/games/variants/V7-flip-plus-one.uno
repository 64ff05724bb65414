# V7, F4: a jumped +1 adds up to two.
mode flip
option jump_in_action
seats anna ben cem
hand anna R+1/P1 Y1/O2 Y2/O3
hand ben R4/O4 G2/T2
hand cem R+1/V1 G4/O1 G5/O2
top R9/P9
draw Y6/T6 Y7/V7 Y8/O8

anna: play R+1
? pending 1
cem: jump R+1
? turn anna
? pending 2
