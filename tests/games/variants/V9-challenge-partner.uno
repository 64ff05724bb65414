# V9, C12: partners play by the ordinary rules: the next player is no partner, and challenges as usual.
option partner
seats anna ben cem dora
hand anna W+4 R1 Y1
hand ben B1 B2
hand cem RS R+2
hand dora W B3
top R9
draw G1 G2 G3 G4

anna: play W+4:B
? legal ben: take | challenge
ben: challenge
? cards anna 6
? turn ben
