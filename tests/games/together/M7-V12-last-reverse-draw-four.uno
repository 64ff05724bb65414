# M7, V12: with three active and the last card a W+4R, two stay: the direction turns, who is next in it faces four.
mode mercy
option play_on
seats anna ben cem
hand anna W+4R
hand ben  Y1 Y2 Y3
hand cem  G1 G2 G3
top R9
draw B1 B2 Y9 Y7 G4

anna: play W+4R:G
? place anna 1
? direction right
? turn cem
? pending 4
cem: take
? cards cem 7
? turn ben
