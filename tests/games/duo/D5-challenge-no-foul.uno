# D5, C11a: another W+4 is no foul; the challenger draws six and the accused plays on.
mode duo
seats anna ben
hand anna W+4 W+4 G4
hand ben G2 R3
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7

anna: play W+4:G
ben: challenge
? cards ben 8
? cards anna 2
? turn anna
