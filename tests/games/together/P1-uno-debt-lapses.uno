# P1, C14: whoever owes Uno and tries a wrong card no longer holds one card.
option wrong_card
seats anna ben
hand anna R5 Y2
hand ben R1 G2 G4 G6
top R9
draw G3 G5 G7

anna: play R5
? owes anna uno
anna: play Y2 ! C5       # out of turn
? cards anna 2
? owes anna nothing
ben: contra anna ! C14
