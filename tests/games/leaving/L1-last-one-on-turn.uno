# L1: the player on turn leaves with a draw pending on them; the other one wins at once, with no points.
seats anna ben
hand anna W+4 B1 B2
hand ben  G3 R4
top R9
draw Y1 Y2 Y3 Y4

anna: play W+4:G
ben: leave
? phase match-over
? winner anna
? match anna
? score anna 0
? pending 0
