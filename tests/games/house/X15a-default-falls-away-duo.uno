# X15a, D8: and in duo.
mode duo
option rounds=2
seats anna ben
hand anna R5
hand ben  B1
top R9
score ben 199

anna: play R5
? score ben 200
? phase round-over
