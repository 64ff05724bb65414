# V13, V4: with "Uno Uno" a last 7 exchanges nothing; a swap named with it is refused.
option uno_uno
option seven_o
seats anna ben
hand anna R7
hand ben G4 B4
top R9
draw R1 R2 R3

anna: play R7 > ben unouno ! V4
anna: play R7 unouno
? winner anna
? hand ben G4 B4
