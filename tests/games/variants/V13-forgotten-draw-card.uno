# V13: first the two cards, then the card has its effect.
option uno_uno
seats anna ben cem
hand anna R+2
hand ben R6 B1
hand cem R7 B2
top R9
draw G1 G2 G3 G4 G5

anna: play R+2
? hand anna G1 G2
? hand ben R6 B1 G3 G4
? turn cem
