# D6: without other cards of the colour the R is played alone.
mode duo
seats anna ben
hand anna RR G1 G5
hand ben R2 B5
top R9
draw Y1 Y3

? legal anna: draw | play RR
anna: play RR
? turn ben
