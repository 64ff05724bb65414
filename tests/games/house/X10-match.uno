# The match goes to the one who is left, in the action that ends the round.
mode classic
option elimination
seats anna ben
hand anna R1
hand ben  G1 G2
top R5
score ben 400
draw Y1 Y2 Y3
turn anna

anna: play R1
? phase match-over
? match anna
? out ben
