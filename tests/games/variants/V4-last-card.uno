# V4: a player's last card exchanges nothing.
option seven_o
seats anna ben cem
hand anna R7
hand ben G1 G2
hand cem Y1 Y2 Y3
top R9

anna: play R7 > ben ! V4
anna: play R7
? phase round-over
? winner anna
? hand ben G1 G2
? score anna 9
