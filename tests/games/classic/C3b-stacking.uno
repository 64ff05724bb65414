# C3b, V1: with stacking the first player faces the +2 of the start, and may answer it.
option stacking
seats anna ben cem
hand anna G+2 R1
hand ben  R3 B3
hand cem  Y4 G4
start R+2
draw B7 B8 B9 Y9 Y8

? phase pending
? turn anna
? pending 2
? legal anna: take | play G+2
? can anna: take
? cannot anna: challenge
anna: play G+2 uno
? turn ben
? pending 4
ben: take
? hand ben R3 B3 B7 B8 B9 Y9
? turn cem
? top G+2
? legal cem: draw | play G4
