# X10, L3: a match that is stopped eliminates nobody.
option elimination
seats anna ben cem
hand anna R1 R2
hand ben  G1
hand cem  B7 B8
top R5

table: stop
? phase match-over
? in cem
? match
