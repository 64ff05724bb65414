# F7, C13: the call is owed for the F as for any card.
mode flip
seats anna ben
hand anna RF/T1 B1/O9
hand ben R2/P2 Y2/V3
top R9/P1
draw G2/O1 G3/O3

anna: play RF
? owes anna uno
ben: contra anna
? cards anna 3
? hand anna O9 O3 O1
