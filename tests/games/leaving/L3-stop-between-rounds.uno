# L3: a match may be stopped between rounds; the rounds that were played keep their scores.
seats anna ben
hand anna R1
hand ben  R3 B3
top R9

anna: play R1
? phase round-over
table: stop
? phase match-over
? score anna 6
? score ben 0
table: next 01 !
