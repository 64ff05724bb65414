# M9, V12: a last card that does not end the round is a roulette as any.
mode mercy
option play_on
seats anna ben cem
hand anna W+X
hand ben  Y1 Y3
hand cem  Y2 Y4
top R9
draw Y5 B7 G1
turn anna
anna: play W+X
? place anna 1
? phase colour
ben: colour B
? cards ben 4
? turn cem
