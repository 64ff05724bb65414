# V4: without a name nothing is swapped; a name with another card is refused.
option seven_o
seats anna ben
hand anna R7 R8 B1 B2
hand ben G1 G2 G3
top R9

anna: play R8 > ben ! V4
anna: play R7
? hand anna R8 B1 B2
? hand ben G1 G2 G3
? turn ben
