# X15, L3: a stopped round ends the match anyway, and nobody wins it.
option rounds=1
seats anna ben
hand anna R5 R6
hand ben  B1
top R9
score anna 10

table: stop
? phase match-over
? match
