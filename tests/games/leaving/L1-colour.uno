# L1: a colour that the leaver had to name is named by the next player, who then plays.
seats anna ben cem
hand anna G1 R1
hand ben  G3 B3
hand cem  B5 Y5
start W
draw B7 B8

? phase colour
? turn anna
anna: leave
? phase colour
? turn ben
cem: colour Y ! C5
ben: colour G
? phase play
? turn ben
? legal ben: draw | play G3
ben: play G3 uno
? turn cem
