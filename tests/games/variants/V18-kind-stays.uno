# V18, V17: R and S do not change the kind: a W+4 sent back with an R is not passed on with an S.
option lass_mich
option retour_kutsche
seats anna ben
hand anna W+4 GS GR Y2
hand ben GR R6 R5
top Y9
draw G1 G2 G3 G4 G5

anna: play W+4:G
ben: play GR
? legal anna: take | play GR
anna: play GS ! C5
