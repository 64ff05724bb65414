# X5b, X8, C3e: who is to name the colour of a start card is knocked out by a false contra: the next player names it and plays.
option false_contra=2
option hand_limit=15
option wrong_card
seats anna ben cem
hand anna Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 B1 B2 B3 B4
hand ben  G1 G2
hand cem  R1 R2
start W
draw B5 B6 B7 B8

? phase colour
? turn anna
anna: contra ben ! C14
? out anna
? phase colour
? turn ben
ben: colour G
? turn ben
ben: play G1
