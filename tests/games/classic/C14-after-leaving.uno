# C14: only players at the table may catch, so not those who have left.
seats anna ben cem dan
hand anna R1 B1
hand ben  R3 R4
hand cem  R6 R7
hand dan  R8 Y8
top R9
draw Y1 Y2 Y3

dan: leave
anna: play R1
dan: contra anna !
? owes anna uno
? cards anna 1
cem: contra anna
? cards anna 3
