# C14, C15: when the round is over nothing is owed, whatever the window; nor after the match is stopped.
option catch_window=last_card
seats anna ben cem
hand anna R1 R2
hand ben  R3
hand cem  R4 R5 R6
top R9
draw Y1 Y2 Y3
turn anna

anna: play R1
? owes anna uno
ben: play R3 uno ! C13
ben: play R3
? phase round-over
? owes anna nothing
cem: contra anna ! C14
anna: say uno ! C13
table: next 00
? owes anna nothing
