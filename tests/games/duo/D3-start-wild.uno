# D3: W: player 1 names the colour, player 2 plays.
mode duo
seats anna ben
hand anna G4 R4
hand ben Y+2 G3
start W
draw B1

? phase colour
? turn ben
anna: colour R ! C5
ben: colour G
? turn anna
? legal anna: draw | play G4
