# M9, L1: the victim gone before, nobody draws; the next player names the colour and plays.
mode mercy
seats anna ben cem
hand anna W+X R1 R2
hand ben  Y1 Y3
hand cem  G2 Y4
top R9
draw Y5 B7
turn anna
anna: play W+X
ben: leave
? phase colour
? turn cem
cem: colour G
? turn cem
? cards cem 2
cem: play G2
