# L1a, M13: in mercy a knocked-out player who leaves counts 250 as before.
mode mercy
option hand_limit=15
seats anna ben cem
hand anna B1 B2 B3 B4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand ben  R5
hand cem  B7 B8
top R9
draw Y3

anna: draw
? out anna
anna: leave
ben: play R5
? score ben 265
