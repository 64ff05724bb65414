# C10, C15: a W may be the last card; nobody draws for it.
seats anna ben
hand anna W
hand ben  G3 R4
top R9
draw Y1 Y2

anna: play W:B
? phase round-over
? winner anna
? cards ben 2
? score anna 7
