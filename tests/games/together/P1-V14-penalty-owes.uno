# P1, V14: the card for a wrong try counts for Bruno and Kuno.
option wrong_card
option bruno_kuno
seats anna ben
hand anna B5 Y2
hand ben R1 G2 G4 G6
top R9
draw G3 G5 G7

anna: play B5 ! C4
? cards anna 3
? owes anna bruno
ben: contra anna
? cards anna 5
? turn anna
