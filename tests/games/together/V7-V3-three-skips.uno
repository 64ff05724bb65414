# V7, V3: a pair of S and a third thrown on it: three are passed over (two decks).
option jump_in_action
option fast_doubles
seats anna ben cem dora emil finn gerd hans ina jan kai
hand anna RS RS Y1 Y2
hand ben G1 G2
hand cem G3 G4
hand dora G6 G7
hand kai RS B2 B3
top R9

anna: play RS RS
? turn dora
kai: jump RS
? turn dora              # anna, ben, cem
