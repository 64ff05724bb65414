# D8: 200 itself is reached, 199 is not.
mode duo
seats anna ben
score anna 199
score ben 190
hand anna R1
hand ben R9
top R8

anna: play R1
? phase round-over
? score ben 199
