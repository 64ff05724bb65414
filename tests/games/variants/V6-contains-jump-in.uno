# V6 contains V5: coloured cards too.
option jump_in_wild
seats anna ben cem
hand anna R5 Y1 Y2
hand ben G2 G3
hand cem R5 G4 G5
top R9

anna: play R5
cem: jump R5
? turn anna
