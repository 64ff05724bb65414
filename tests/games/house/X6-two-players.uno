# X6, C11: between two the W+4 is drawn at once and its player is on again.
option challenge=off
seats anna ben
hand anna W+4 R1 R2
hand ben  G1 G2
top R5
draw Y1 Y2 Y3 Y4 Y5

anna: play W+4:G
? cards ben 6
? turn anna
