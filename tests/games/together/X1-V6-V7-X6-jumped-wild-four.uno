# X1, V6, X6: a jump-in on a W+4 that answers a +2 undoes the W+4's share alone; V1 and X1 answer it.
option cross_stacking
option jump_in_wild
option challenge=off
seats anna ben cem dora
hand anna R+2 B1 B2
hand ben  W+4 R1 R2
hand cem  G1 B7 B8
hand dora W+4 Y1 Y2
top R9
draw Y3 Y4 Y5 Y6 Y7 Y8 Y9 B1

anna: play R+2
ben: play W+4:G
? pending 6
? turn cem
dora: jump W+4:B
? pending 6
? turn anna
anna: challenge ! X6
anna: take
? cards anna 8
? turn ben
