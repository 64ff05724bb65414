# C13, C14, V2: a double that leaves one card owes the call, like any play.
option doubles
seats anna ben cem
hand anna R5 R5 B1
hand ben  G3 R4 R1
hand cem  G5 G6 G7
top R9
draw Y4 Y5 Y6

anna: play R5
? owes anna nothing
anna: double R5
? owes anna uno
ben: contra anna
? cards anna 3
? turn ben
