# V13: a forgotten last S still passes over; with two players one goes on with the two cards drawn.
option uno_uno
seats anna ben
hand anna RS
hand ben R6 B1
top R9
draw G1 R2 G3

anna: play RS
? turn anna
? hand anna G1 R2
? legal anna: draw | play R2
