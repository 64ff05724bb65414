# V4: a 0 makes all hand their cards on in the direction of play.
option seven_o
seats anna ben cem
hand anna R0 B1 B2
hand ben G1 G2 G3
hand cem Y1 Y2 Y3 Y4
top R9

anna: play R0
? hand ben B1 B2
? hand cem G1 G2 G3
? hand anna Y1 Y2 Y3 Y4
? turn ben
