# V10, D6: in duo a drawn R ends the drawing and may open a series.
mode duo
option endless_draw
seats anna ben
hand anna Y1 G1 G5
hand ben R6 B8 B9 B7
top BR
draw R1 GR B9

anna: draw
? hand anna Y1 G1 G5 R1 GR
? phase drawn
? legal anna: play GR | play GR G1 G5 | pass
anna: play GR G5 G1
? turn ben
