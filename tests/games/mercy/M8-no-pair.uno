# M8, V3: not in a pair.
mode mercy
option fast_doubles
seats anna ben
hand anna RD RD G1 G2
hand ben  Y1 Y3
top R9
draw Y5 Y6 Y7
turn anna
anna: play RD RD ! V3
anna: play RD
? hand anna G1 G2
