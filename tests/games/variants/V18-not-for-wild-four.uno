# V18: a W+4 is not passed on with an S.
option lass_mich
seats anna ben
hand anna W+4 Y1 Y2
hand ben RS GS R5
top Y9
draw G1 G2 G3 G4 G5

anna: play W+4:G
? legal ben: take | challenge
ben: play GS ! C5
