# V13: "Uno" in place of "Uno Uno" fits nothing.
option uno_uno
seats anna ben
hand anna R5
hand ben R6 B1
top R9
draw G1 G2

anna: play R5 uno ! C13
? cards anna 1
anna: play R5 unouno
? winner anna
