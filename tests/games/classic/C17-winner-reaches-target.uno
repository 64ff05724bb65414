# C17, C18: the first to reach the target wins the match, also with exactly that many points.
seats anna ben
hand anna R1
hand ben  W W
top R9
score anna 400
score ben 490

anna: play R1
? phase match-over
? score anna 500
? match anna
? winner anna
table: next 01 !
ben: draw ! C5
