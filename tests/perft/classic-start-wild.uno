# A start card whose colour is to be named; who wins the hand with a wild draw.
seats anna ben
hand anna R1 G2
hand ben W+4 B2
start W
draw Y1 B9 R4 G3 Y2 Y3
