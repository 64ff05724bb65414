# L1: between rounds too, whoever is left alone in the match wins it.
seats anna ben
hand anna R1
hand ben  R3 B3
top R9
score ben 100

anna: play R1
? phase round-over
ben: leave
? phase match-over
? match anna
? score anna 6
? score ben 100
