# P1, C13, V4: an unfitting call or swap costs nothing: only the card is judged.
option wrong_card
option seven_o
seats anna ben
hand anna R7 B5 Y2
hand ben R1 G2 G4
top R9
draw G3 G5 G6

anna: play R7 uno ! C13
anna: play R7 > anna ! V4
? cards anna 3
anna: play R7
? turn ben
