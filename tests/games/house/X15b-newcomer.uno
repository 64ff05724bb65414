# X15b, L2: a newcomer begins with 0, and no round is made up for: the last one is the last for all.
option rounds=2
option hand_size=14
option hand_limit=15
seats anna ben
hand anna R5
hand ben  B1
top R9

anna: play R5
cem: join
? score cem 0
ben: leave
table: next 09
? phase match-over
? match cem
