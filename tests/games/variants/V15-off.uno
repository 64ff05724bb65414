# V15 off: a 0 may end the round.
seats anna ben
hand anna R0
hand ben R6 B1
top R9

anna: play R0
? winner anna
