# D3, V13: naming the colour of a start W for the other player is no turn of one's own: nothing can be said ahead.
mode duo
option uno_uno
seats anna ben
dealer anna
hand anna R5
hand ben  R1 B2
start W
draw Y1 Y2 Y3 Y4

anna: say unouno ! C13
anna: colour R
ben: play R1 uno
anna: say unouno
anna: play R5
? winner anna
