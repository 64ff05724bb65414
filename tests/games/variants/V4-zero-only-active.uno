# V4: only active players hand on; a seat that is out of the round is passed.
option seven_o
seats anna ben cem dora
hand anna R0 B1 B2
hand cem G1 G2 G3
hand dora Y1 Y2 Y3 Y4
top R9

anna: play R0
? hand cem B1 B2
? hand dora G1 G2 G3
? hand anna Y1 Y2 Y3 Y4
? cards ben 0
? turn cem
