# D5: W: you name the colour, the opponent plays.
mode duo
seats anna ben
hand anna W R1 B1
hand ben G2 R3
top R9

anna: play W:G
? turn ben
? legal ben: draw | play G2
