# V14, C14: playing again makes the old debt lapse; the new one is owed.
option bruno_kuno
seats anna ben
hand anna RS R1 Y1 Y2
hand ben R2 G1 G2 G3
top R9
draw B1 B2 B3

anna: play RS
? owes anna bruno
anna: play R1
? owes anna kuno
ben: contra anna
? cards anna 4
