# V5: the window closes with the next turn action of another player.
option jump_in
seats anna ben cem
hand anna R5 Y1 Y2
hand ben G1 G2
hand cem R5 G4 G5
top R9
draw R4 Y9

anna: play R5
ben: draw
? phase drawn
? cannot cem: jump R5
cem: jump R5 !
ben: pass
? turn cem
? cannot cem: jump R5
cem: play R5
? turn anna
