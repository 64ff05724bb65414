# C14, C13: with catch_window=last_card the call can also be made late.
option catch_window=last_card
seats anna ben cem
hand anna R1 B1
hand ben  R3 R4 B4
hand cem  R6 R7 G7
top R9
draw Y1 Y2 Y3

anna: play R1
ben: play R3
anna: say uno
? owes anna nothing
cem: contra anna ! C14
cem: play R6
? cards anna 1
