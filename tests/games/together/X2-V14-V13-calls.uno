# X2, V13, V14: who lays three of six owes Bruno alone; the last two need Uno Uno with them.
option several
option uno_uno
option bruno_kuno
seats anna ben
hand anna R7 G7 B7 Y1 Y2 Y3
hand ben  B1 B2 B3 R1
top R9
draw Y5 Y6 Y7 Y8 Y9

anna: play R7 G7 B7
? owes anna bruno
anna: say bruno
ben: play B1
