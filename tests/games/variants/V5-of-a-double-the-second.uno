# V5, V2: a jump-in on a doubled card undoes the second one only (two decks).
option jump_in
option fast_doubles
seats anna ben cem dora emil finn gerd hans ina jan kai
hand anna RR RR Y1 Y2
hand ben RR G1 G2
hand cem G4 G5
hand dora G7 G8
top R9

anna: play RR RR
? direction left
? turn ben
ben: jump RR
? direction left         # the first R stands, the second is undone, the third turns again
? turn cem
