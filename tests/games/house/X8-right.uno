# The accusation that is right costs nobody but the caught.
mode classic
option false_contra=3
seats anna ben
hand anna R1 R2
hand ben  G1 G2
top R5
draw Y1 Y2 Y3
turn anna

anna: play R1
ben: contra anna
? cards anna 3
? cards ben 2
