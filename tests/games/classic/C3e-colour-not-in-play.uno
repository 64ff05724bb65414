# C3e, C10: nor for a start card.
seats anna ben
hand anna G1 R1
hand ben  G3 B3
start W
draw B7 B8

anna: colour V ! C10
? phase colour
anna: colour R
? turn anna
