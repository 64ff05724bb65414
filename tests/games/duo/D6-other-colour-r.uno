# D6, C4: the R must fit; on another R it may be of any colour, and the series is of its own colour.
mode duo
seats anna ben
hand anna RR R1 B2 GR G1 G7
hand ben R3 B5
top BR
draw Y1

? legal anna: draw | play B2 | play RR | play RR R1 | play GR | play GR G1 G7
anna: play RR R1
? hand anna B2 GR G1 G7
