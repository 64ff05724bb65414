# L1a: under penalty nobody scores it a second time.
option scoring=penalty
option hand_size=14
option hand_limit=15
seats anna ben cem
hand anna R3 R4
hand ben  R5
hand cem  W W+4
top R9

cem: leave
anna: play R3 uno
ben: play R5
? score cem 100
table: next 09
? phase round-over
? score cem 100
