# X10: of those with most cards the highest value.
option elimination
seats anna ben cem
hand anna R1
hand ben  Y7 Y8
hand cem  Y9 Y8
top R5

anna: play R1
? out cem
? in ben
