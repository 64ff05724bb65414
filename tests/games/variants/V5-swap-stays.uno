# V5, V4: an exchange of hands stays as it is when its 7 is jumped on; the new 7 may swap again.
option jump_in
option seven_o
seats anna ben cem
hand anna R7 B1 B2
hand ben G1 G2 G3
hand cem R7 Y1 Y2 Y3
top R9

anna: play R7 > ben
? hand anna G1 G2 G3
? legal cem: jump R7 | jump R7 > anna | jump R7 > ben
cem: jump R7 > anna
? hand anna Y1 Y2 Y3
? hand cem G1 G2 G3
? hand ben B1 B2
? turn anna
