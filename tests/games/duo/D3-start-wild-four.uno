# D3: W+4: player 2 draws four and loses the turn; player 1 names the colour and plays.
mode duo
seats anna ben
hand anna G+2 R4
hand ben Y+2 G3
start W+4
draw B1 B2 B3 B4 B5

? cards anna 6
? phase colour
? turn ben
? legal ben: colour R | colour Y | colour G | colour B
ben: colour G
? phase play
? turn ben
? legal ben: draw | play G3
