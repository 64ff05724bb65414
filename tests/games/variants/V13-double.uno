# V13, V2: the added last card takes the call with it.
option uno_uno
option doubles
seats anna ben
hand anna R5 R5
hand ben R6 B1
top R9
draw G1 G2

anna: play R5 uno
anna: double R5 unouno
? winner anna
