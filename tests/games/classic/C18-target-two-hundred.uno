# C18: another target is another number: 200 is reached, and the match over.
option target=200
seats anna ben
hand anna R5
hand ben  W B9
top R9
score anna 141
score ben 199

anna: play R5
? score anna 200
? match anna
? phase match-over
