# V2, V5: who has been jumped over adds nothing any more; the one who jumped in may (two decks).
option doubles
option jump_in
seats anna ben cem dora emil finn gerd hans ina jan kai
hand anna R5 R5 Y1 Y2
hand ben R3 G2 G3
hand cem R5 R5 G4 Y6
top R9

anna: play R5
cem: jump R5
? turn anna
anna: double R5 ! V2
cem: double R5
? cards cem 2
? turn anna
