# L1, C14: the debt of a player who leaves is gone; leaving is no turn action, so that of another player stays.
seats anna ben cem dan
hand anna R1 B1
hand ben  R3 R4
hand cem  R6 R7
hand dan  R8 Y8
top R9
draw Y1 Y2

anna: play R1
? owes anna uno
ben: leave
? turn cem
? owes anna uno
anna: leave
dan: contra anna ! C14
? turn cem
? draw-pile 5
cem: play R6 uno
? turn dan
