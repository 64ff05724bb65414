# M13: the match goes to 1000.
mode mercy
seats anna ben
hand anna R1
hand ben  W+X W+10
score anna 899
top R9
draw Y5 B7 G1
turn anna
anna: play R1
? score anna 999
? phase round-over
