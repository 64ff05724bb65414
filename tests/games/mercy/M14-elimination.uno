# M14, X10: in No Mercy as elsewhere.
mode mercy
option elimination
seats anna ben cem
hand anna R1
hand ben  Y7
hand cem  W+10 Y8
top R5
score anna 990

anna: play R1
? out cem
? phase round-over
