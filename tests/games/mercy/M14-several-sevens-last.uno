# M14, X2, M10: several 7s that empty the hand name nobody and exchange nothing.
mode mercy
option several
option target=round
seats anna ben
hand anna R7 G7
hand ben  Y1 Y3
top R9

anna: play R7 G7 > ben ! V4
anna: play R7 G7
? winner anna
