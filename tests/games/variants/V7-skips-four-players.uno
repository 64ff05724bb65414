# V7: pass-overs add up: two players after the new seat are passed over.
option jump_in_action
seats anna ben cem dora
hand anna RS Y1 Y2
hand ben G2 G3
hand cem G4 G5
hand dora RS G7 G8
top R9

anna: play RS
? turn cem
dora: jump RS
? turn cem               # anna and ben are passed over
