# V14: drawing to two or three cards owes the call as well.
option bruno_kuno
seats anna ben
hand anna Y1
hand ben R5 R6 R7 R8 Y2
top R9
draw G1 G2 G3 G4

anna: draw
? turn ben
? owes anna kuno
anna: say bruno ! C13
anna: say kuno
? owes anna nothing
