# C17: a seat out of the round counts nothing.
seats anna ben cem
hand anna R1
hand cem  R7
top R9

anna: play R1
? phase round-over
? score anna 7
? score ben 0
