# Discard all, roulette, 0 and 7, three players.
mode mercy
seats anna ben cem
hand anna RD R0 B1
hand ben  W+X G7 R3
hand cem  R7 RE Y1
top R9
draw Y2 B9 R4 G2 Y5 Y6 B3
