# D6, D3: with one card of the colour left the series is that card: a lone R under a grant grants in turn.
mode duo
seats anna ben
dealer anna
hand anna G5 G6 Y1
hand ben  GR B1 B2
start GR
draw Y2 Y3 Y4

? turn ben
ben: play GR
? turn anna
? can anna: play G5 G6
anna: play G6 G5 uno
? cards anna 1
? turn ben
