# C11a, V16: while complementary play is on, the colour that makes a W+4 a foul is the complement of the one that lies.
option complement=B5
seats anna ben
hand anna B5 G1 G2
hand ben  W+4 B3 R4
top B9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7

anna: play B5
ben: play W+4:G          # blue lies, so yellow counts, and ben has none
anna: challenge
? cards anna 8
? cards ben 2
? turn ben
? legal ben: draw | play R4
