# X15a: a target named besides is kept: reached first, it ends the match before the last round.
option rounds=2
option target=100
seats anna ben
hand anna R5
hand ben  B1
top R9
score anna 99
score ben 20

anna: play R5
? phase match-over
? match anna
