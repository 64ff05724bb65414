# X15: up to fifty.
option rounds=50
seats anna ben
hand anna R5
hand ben  B1
top R9
score anna 600

anna: play R5
? phase round-over
