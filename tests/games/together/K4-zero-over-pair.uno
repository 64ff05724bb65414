# K4, V15, V3: nor as the second of a pair (two decks).
option no_zero_finish
option fast_doubles
seats anna ben cem dora emil finn gerd hans ina jan kai
hand anna R0 R0
hand ben G1 G2
hand kai G3 G4
top R9

? legal anna: draw | play R0
anna: play R0 R0 ! V15
? cards anna 2
