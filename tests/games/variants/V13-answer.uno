# V13, K5: an answer that is the last card needs the call too.
option uno_uno
option stacking
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben G+2
hand cem R7 B2
top R9
draw G1 G2 G3 G4 G5 G6

anna: play R+2
ben: play G+2
? phase pending
? hand ben G1 G2
? turn cem
? pending 4
