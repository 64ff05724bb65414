# M9, X10, X9: time is up while the victim names: nobody draws, fewest cards win the match.
mode mercy
option elimination
option blitz
seats anna ben cem
hand anna W+X R1
hand ben  Y1 Y2 Y3
hand cem  G1 G2 G3
top R9
draw Y5 Y6 Y7 Y8 G1

anna: play W+X uno
? phase colour
? turn ben
table: time-up
? phase match-over
? match anna
? cards ben 3
