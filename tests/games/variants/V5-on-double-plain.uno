# V5, V2: a doubled card keeps the window open; the jump-in goes on from the new seat (two decks).
option jump_in
option doubles
seats anna ben cem dora emil finn gerd hans ina jan kai
hand anna R5 R5 Y1 Y2
hand ben G1 G2
hand cem R5 G4 G5
hand dora G7 G8
top R9

anna: play R5
anna: double R5
cem: jump R5
? turn dora
anna: double R5 !        # not held, and the top card is cem's
