# C17, V19: strafpunkte is short for scoring=penalty.
option strafpunkte
option target=100
seats anna ben
hand anna R1
hand ben  W W+4
top R9

anna: play R1
? phase match-over
? score anna 0
? score ben 100
? match anna
