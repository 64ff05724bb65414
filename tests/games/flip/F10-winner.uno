# F10, C17: scoring=winner may be chosen in flip.
mode flip
option scoring=winner
seats anna ben
hand anna R1/P2
hand ben R9/P+5 RS/P3
top R8/P1

anna: play R1
? score anna 29
? score ben 0
