# V14, C14 in flip: Bruno and Kuno too stay owed over the turns of others while the number of cards stays.
mode flip
option bruno_kuno
seats anna ben cem
hand anna R1/PE R2/O1 Y2/O2
hand ben R3/P1 G4/P4 G5/P5 G6/P6 G7/P7
hand cem R4/P7 B3/V3 B4/V4 B5/V5 B6/V6
top R9/P9
draw Y3/T1 Y4/T2

anna: play R1
ben: play R3
cem: play R4
? owes anna kuno
ben: contra anna
? cards anna 4
