# X15b, L1: one player left in the match wins it, whatever the scores.
option rounds=1
seats anna ben
hand anna R5 R6
hand ben  B1
top R9
score ben 300

ben: leave
? phase match-over
? match anna
