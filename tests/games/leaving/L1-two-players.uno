# L1, L3: of two players one leaves: the other wins the round without points, and the match.
seats anna ben
hand anna R1 B1
hand ben  W W+4
top R9
draw Y1
score anna 10
score ben 480

ben: leave
? phase match-over
? winner anna
? score anna 10
? score ben 480
? match anna
anna: play R1 ! C5
