# M13: numbers their face, coloured actions 20, wilds 50.
mode mercy
seats anna ben
hand anna R1
hand ben  Y9 YD Y+4 W+X W+10
top R9
draw Y5 B7 G1
turn anna
anna: play R1
? score anna 149
? phase round-over
