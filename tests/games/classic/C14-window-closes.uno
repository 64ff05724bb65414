# C14: the window closes with the next turn action of another player; then nothing is owed and no call can be made.
option catch_window=next_action
seats anna ben cem
hand anna R1 B1
hand ben  R3 R4 B4
hand cem  R6 R7
top R9
draw Y1 Y2 Y3

anna: play R1
? owes anna uno
ben: play B4 ! C4        # refused, so it closes nothing
? owes anna uno
ben: play R3
? owes anna nothing
cem: contra anna ! C14
ben: contra anna ! C14
anna: say uno ! C13
? cards anna 1
