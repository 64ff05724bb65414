# P5: while the colour of the start card is to be named a punishment changes nothing but the hand.
option questions
seats anna ben
hand anna G1 R1
hand ben  G3 B3
start W
draw B7 B8

table: punish anna question
? hand anna G1 R1 B7
? phase colour
? turn anna
anna: colour B
? legal anna: draw | play B7
