# V7, V2: with three players three pass-overs are as many as two: all the others.
option jump_in_action
option fast_doubles
seats anna ben cem dora emil finn gerd hans ina jan kai
hand anna RS RS Y1 Y2
hand ben RS G2 G3
hand cem G3 G4
top R9

anna: play RS RS
? turn anna
ben: jump RS
? turn ben
