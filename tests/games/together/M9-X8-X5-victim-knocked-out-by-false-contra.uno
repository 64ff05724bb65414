# M9, X8, X5b: the victim is knocked out by a false contra before naming: nobody draws, the next player names the colour and plays.
mode mercy
option hand_limit=15
option false_contra=2
seats anna ben cem
hand anna W+X R1 R2
hand ben  Y1 Y1 Y2 Y2 Y3 Y3 Y4 Y4 Y5 Y5 Y6 Y6 Y8
hand cem  G1 G2 G3
top R9
draw B1 B2 Y9 Y7 G4

anna: play W+X
? turn ben
? phase colour
ben: contra cem ! C14
? out ben
? phase colour
? turn cem
cem: colour G
? cards cem 3
? turn cem
? phase play
cem: play G1
? turn anna
