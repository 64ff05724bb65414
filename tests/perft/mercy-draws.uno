# Answers by value, reverse draw four with two players.
mode mercy
seats anna ben
hand anna W+4R R+2 B1
hand ben  R+4 W+6 G3
top R9
draw Y2 B9 R4 G2 Y5 Y6 R1 G1
