# X1, V12, C12: a last W+4 on a +2 that does not end the round waits, and bars the challenge.
option cross_stacking
option play_on
seats anna ben cem dora
hand anna R+2 R1 R3
hand ben W+4
hand cem G+2 B2 B3
hand dora Y1 Y2
top R9
draw G1 G2 G3 G4 G5 G6 G7 G8

anna: play R+2
ben: play W+4:G
? place ben 1
? legal cem: take | play G+2
cem: challenge ! C12
cem: take
? cards cem 9
