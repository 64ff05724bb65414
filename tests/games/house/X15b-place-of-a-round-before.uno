# X15b, L1: the place of an earlier round brings nothing in the last one.
option rounds=2
option play_on
option hand_size=14
option hand_limit=15
seats anna ben cem
hand anna R5
hand ben  R1
hand cem  B2
top R9
score anna 400

anna: play R5
ben: play R1
? place anna 1
anna: leave
table: next 09
? phase match-over
? score anna 403
? match ben
