# V3, V4: each 0 of a pair hands the cards on (two decks).
option fast_doubles
option seven_o
seats anna ben cem dora emil finn gerd hans ina jan kai
hand anna R0 R0 Y1 Y2
hand ben G5 B9 B8
hand cem G1 G2 G3 G4
top R9

anna: play R0 R0
? hand cem Y1 Y2
? hand anna G5 B9 B8
? hand ben G1 G2 G3 G4
? turn ben
