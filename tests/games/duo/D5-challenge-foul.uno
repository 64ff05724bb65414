# D5, C11a, C12: guilt `any`: a card of the same rank makes it a foul; the accused draws four, the challenger plays on.
mode duo
seats anna ben
hand anna W+4 B9 G4
hand ben G2 R3
top R9
draw Y1 Y2 Y3 Y4 Y5

anna: play W+4:G
ben: challenge
? cards anna 6
? cards ben 2
? turn ben
? phase play
? legal ben: draw | play G2
