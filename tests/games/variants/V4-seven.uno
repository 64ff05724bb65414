# V4: a 7 may swap hands with one active player, or with nobody.
option seven_o
seats anna ben cem dora
hand anna R7 Y7 B1 B2
hand ben G1 G2 G3
hand cem Y1 Y2 Y3 Y4
top R9

? legal anna: draw | play R7 | play R7 > ben | play R7 > cem
anna: play R7 > anna ! V4
anna: play R7 > dora ! V4   # dora is not in the round
anna: play R7 > cem
? hand anna Y1 Y2 Y3 Y4
? hand cem Y7 B1 B2
? hand ben G1 G2 G3
? turn ben
