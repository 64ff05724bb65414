# D3: player 2 faces a +2 as start card and may stack.
mode duo
seats anna ben
hand anna G+2 R4 RS
hand ben Y+2 R3
start R+2
draw B1 B2 B3 B4 B5

? turn anna
? pending 2
? legal anna: take | play G+2
anna: play G+2
? turn ben
? pending 4
? legal ben: take | play Y+2
ben: take
? cards ben 6
? turn anna
