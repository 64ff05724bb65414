# X15a: named before the rounds, too, and when it is the number of the default.
option target=500
option rounds=2
seats anna ben
hand anna R5
hand ben  B1
top R9
score anna 499

anna: play R5
? phase match-over
? match anna
