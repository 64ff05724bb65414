# Skip, reverse and draw two, three players.
seats anna ben cem
hand anna RS R+2 B1
hand ben RR GS R3
hand cem R+2 BR Y1
top R9
draw Y2 B9 R4 G2 Y5 Y6
