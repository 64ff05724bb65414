# L1, F3: the colour a leaver had to name is named by the next player, who then plays.
mode flip
seats anna ben cem
hand anna R1/P1 R2/P2
hand ben R3/P3 B4/P4
hand cem G5/P5 G6/P6
start W/P9
draw Y1/O1

? phase colour
? turn anna
anna: leave
? phase colour
? turn ben
ben: colour B
? turn ben
? legal ben: play B4
