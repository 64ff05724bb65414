# L1, C17: under penalty who has left with the lowest score wins no match that ends with this round.
option scoring=penalty
seats anna ben cem
hand anna B0 B1
hand ben  R3
hand cem  W
top R9
score ben 90
score cem 480

anna: leave
ben: play R3
? phase match-over
? score anna 1
? score ben 90
? score cem 530
? match ben
