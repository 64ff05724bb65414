# D1: there are four more W: eight can be about.
mode duo
seats anna ben
hand anna W W W W R1
hand ben W W W W R2
top R9
draw Y1

? legal anna: draw | play R1 | play W:R | play W:Y | play W:G | play W:B
anna: play W:B
? turn ben
? colour B
