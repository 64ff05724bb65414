# C14: in flip the catch window stays open over the turns of others, until the last card is played.
mode flip
seats anna ben cem
hand anna R1/P2 R2/P3
hand ben R9/P+5 GS/P4 Y1/P5
hand cem R7/P6 G7/P7 Y2/P8
top R8/P1
draw B1/O1 B2/O2 B3/O3

anna: play R1
ben: play R9
cem: play R7
? owes anna uno
ben: contra anna
? hand anna R2 B1 B2
? owes anna nothing
? turn anna
