# V4: a 0 as the last card exchanges nothing.
option seven_o
seats anna ben cem
hand anna R0
hand ben G1 G2
hand cem Y1 Y2 Y3
top R9

anna: play R0
? winner anna
? hand ben G1 G2
? hand cem Y1 Y2 Y3
