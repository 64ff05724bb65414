# X15: bare, five rounds. With this seed the start card, a +2, ends each of them at once (X16).
option rounds
option hand_size=14
option hand_limit=15
seats anna ben
hand anna R5
hand ben  B1
top R9

anna: play R5
? phase round-over
table: next 09
? phase round-over
table: next 09
? phase round-over
table: next 09
? phase round-over
table: next 09
? phase match-over
table: next 09 !
