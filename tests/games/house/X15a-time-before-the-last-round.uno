# X15a, X9b: time up in a round before the last ends the match, and with it the rounds to come.
option rounds=3
option blitz
seats anna ben cem
hand anna R5
hand ben  B1 B2
hand cem  B3 B4
top R9
score ben 11

table: time-up
? phase match-over
? match ben
