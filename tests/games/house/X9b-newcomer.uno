# X9b, L2: who has joined between rounds is seated, and may share.
option blitz
option scoring=penalty
seats anna ben
hand anna R5
hand ben  B1
top R9
score anna 40
score ben 39

anna: play R5
? score ben 40
cem: join
? score cem 40
table: time-up
? match anna ben cem
