# M14: X15: the match ends with the last round, by the scores.
mode mercy
option rounds=1
seats anna ben
hand anna R5
hand ben  B9
top R9
score ben 40

anna: play R5
? phase match-over
? match ben
