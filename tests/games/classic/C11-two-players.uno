# C11: with two players the one who played the W+4 plays again.
seats anna ben
hand anna W+4 B1 B2
hand ben  G3 R4
top R9
draw Y1 Y2 Y3 Y4 Y5

anna: play W+4:B
? turn ben
ben: take
? turn anna
? cards ben 6
? legal anna: draw | play B1 | play B2
