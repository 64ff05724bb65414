# X10, V12: of two the last place is eliminated, and the match goes to the other.
option elimination
option play_on
seats anna ben
hand anna R1
hand ben  G1 G2
top R5
score ben 400

anna: play R1
? phase match-over
? match anna
? out ben
