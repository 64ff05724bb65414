# K4, V15, V2: a 0 is not added as the last card either (two decks).
option no_zero_finish
option doubles
seats anna ben cem dora emil finn gerd hans ina jan kai
hand anna R0 R0
hand ben G1 G2
hand kai G3 G4
top R9

anna: play R0 uno
? cannot anna: double R0
anna: double R0 ! V15
? cards anna 1
