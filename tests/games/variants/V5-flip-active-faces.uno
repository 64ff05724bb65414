# V5: in flip the active faces must be identical.
mode flip
option jump_in
seats anna ben cem
hand anna R5/P1 Y1/P2 Y2/P3
hand ben G1/T1 G2/T2
hand cem R5/O8 G4/O1 G5/O2
top R9/P9
draw Y6/V6

anna: play R5
cem: jump R5
? turn anna
? cards cem 2
