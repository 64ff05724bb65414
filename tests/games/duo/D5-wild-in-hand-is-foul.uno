# D5, C11a: a W in hand makes it a foul, too.
mode duo
seats anna ben
hand anna W+4 W G4
hand ben G2 R3
top R9
draw Y1 Y2 Y3 Y4 Y5

anna: play W+4:G
ben: challenge
? cards anna 6
? turn ben
