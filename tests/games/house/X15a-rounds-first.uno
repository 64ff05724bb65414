# X15a: with the target not reached the last round ends the match.
option target=100
option rounds=1
seats anna ben
hand anna R5
hand ben  B1
top R9
score ben 50

anna: play R5
? phase match-over
? match ben
