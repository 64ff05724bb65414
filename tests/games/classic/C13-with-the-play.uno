# C13: the call made with the play: nothing is owed and nobody can be caught.
seats anna ben cem
hand anna R1 B1
hand ben  R3 R4
hand cem  R6 R7
top R9
draw Y1 Y2

anna: play R1 uno
? owes anna nothing
ben: contra anna ! C14
cem: contra anna ! C14
? cards anna 1
? turn ben
