# D8: whoever reaches 200 first loses.
mode duo
seats anna ben
score anna 150
score ben 180
hand anna R1
hand ben W R9
top R8

anna: play R1
? phase match-over
? score ben 204
? match anna
