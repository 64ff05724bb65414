# X15a, F10: so in flip, where penalties would end it.
mode flip
option rounds=2
seats anna ben
hand anna R5/P1
hand ben  B1/P2
top R9/P3
score ben 499

anna: play R5
? score ben 500
? phase round-over
