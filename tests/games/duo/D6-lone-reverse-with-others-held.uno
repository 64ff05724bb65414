# D6: under a grant an R alone is no series while others of the colour are held: it grants nothing.
mode duo
seats anna ben
dealer anna
hand anna G5 G6 Y1
hand ben  GR G7 B1
start GR
draw Y2 Y3 Y4

? turn ben
ben: play GR
? turn anna
? legal anna: draw | play G5 | play G6
anna: play G5 G6 ! D6
