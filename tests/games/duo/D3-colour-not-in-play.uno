# D3, C10: player 1 names one of the four colours in play.
mode duo
seats anna ben
hand anna G4 R4
hand ben  Y+2 G3
start W
draw B1

ben: colour P ! C10
ben: colour G
? turn anna
