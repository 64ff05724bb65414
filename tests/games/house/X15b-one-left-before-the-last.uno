# X15b, L1: before the last round, too.
option rounds=3
option scoring=penalty
seats anna ben
hand anna R5 R6
hand ben  B1
top R9
score anna 300

ben: leave
? phase match-over
? match anna
