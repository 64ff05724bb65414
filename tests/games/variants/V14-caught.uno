# V14, C14: caught, two cards; and what is held then is owed anew.
option bruno_kuno
seats anna ben cem
hand anna R1 R2
hand ben R5 R6 R7 R8 Y1
hand cem B1 B2 B3 B4 B5
top R9
draw G1 G2 G3 G4 G5 G6

anna: play R1
? owes anna uno
ben: contra anna
? cards anna 3
? owes anna bruno        # penalties included
cem: contra anna
? cards anna 5
? owes anna nothing
ben: contra anna ! C14
? turn ben
