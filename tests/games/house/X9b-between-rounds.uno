# Between rounds: by the scores, ties share.
mode classic
option blitz
seats anna ben
hand anna R1
hand ben  G9
top R5
score ben 9
turn anna

anna: play R1
? phase round-over
table: time-up
? match anna ben
? winner anna
table: time-up ! C5
