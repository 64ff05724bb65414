# V5: the first R is undone, then the new one turns the direction from the new seat.
option jump_in
seats anna ben cem dora
hand anna RR Y1 Y2
hand ben RR G1 G2
hand cem G4 G5
hand dora G7 G8
top R9

anna: play RR
? turn dora
? direction right
ben: jump RR
? direction right
? turn anna
