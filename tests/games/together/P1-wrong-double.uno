# P1, V2: a double that does not match costs one card.
option wrong_card
option doubles
seats anna ben
hand anna R5 B5 Y2
hand ben G1 G2
top R9
draw G3 G4 G5

anna: play R5
anna: double B5 ! V2
? hand anna B5 Y2 G3
? turn ben
