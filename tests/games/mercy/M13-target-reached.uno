# M13: and is won with 1000.
mode mercy
seats anna ben
hand anna R1
hand ben  W+X W+10
score anna 900
top R9
draw Y5 B7 G1
turn anna
anna: play R1
? match anna
? phase match-over
