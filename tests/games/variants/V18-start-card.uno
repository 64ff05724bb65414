# V18, C3b: a start card +2 may be passed on.
option lass_mich
seats anna ben cem
hand anna RS Y2
hand ben R6 R5
hand cem R7 R8
start R+2
draw G1 G2 G3 G4 G5

? turn anna
? legal anna: take | play RS
anna: play RS uno
? turn ben
? pending 2
ben: take
? turn cem
