# C18: a target of one's own; a round that stays below it ends in round-over.
option target=60
seats anna ben
hand anna R1
hand ben  W B9
top R9

anna: play R1
? phase round-over
? score anna 59
table: next 0102
? score anna 59
? score ben 0
