# C14: with catch_window=last_card the window stays open over the turns of others.
option catch_window=last_card
seats anna ben cem
hand anna R1 B1
hand ben  R3 R4 B4
hand cem  R6 R7 G7
top R9
draw Y1 Y2 Y3

anna: play R1
ben: play R3
? owes anna uno
cem: play R6
? owes anna uno
? turn anna
ben: contra anna
? hand anna B1 Y1 Y2
? owes anna nothing
? turn anna
