# X15b: who has left does not win, whatever their score.
option rounds=2
option hand_size=14
option hand_limit=15
seats anna ben cem
hand anna R5
hand ben  B1
hand cem  B2
top R9
score anna 400

anna: play R5
anna: leave
table: next 09
? phase match-over
? score anna 403
? match ben
