# D5, C15: as the last card it is drawn before scoring.
mode duo
seats anna ben
hand anna W+4
hand ben G2 R3
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7

anna: play W+4:G
? phase round-over
? cards ben 6
? score ben 15
