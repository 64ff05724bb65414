# C14: an action of the one who owes does not close the window; going on to two cards ends the debt.
seats anna ben
hand anna RS B1
hand ben  R3 R4
top R9
draw Y1 Y2 Y3

anna: play RS
? turn anna
? owes anna uno
? can anna: draw
anna: draw               # Y1 does not fit, the turn ends
? cards anna 2
? owes anna nothing
ben: contra anna ! C14
? turn ben
