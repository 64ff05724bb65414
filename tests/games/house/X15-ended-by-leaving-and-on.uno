# X15: so it counts among the rounds before the last.
option rounds=2
option hand_size=14
option hand_limit=15
seats anna ben cem
hand anna R5 R6
hand ben  B1
top R9

ben: leave
? phase round-over
table: next 09
? phase match-over
