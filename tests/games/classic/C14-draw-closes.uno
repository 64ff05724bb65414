# C14: drawing is a turn action too and closes the window, even when the card is still to be played or kept.
seats anna ben cem
hand anna R1 B1
hand ben  R3 R4 B4
hand cem  R6 R7
top R9
draw R2 Y2 Y3

anna: play R1
ben: draw
? phase drawn
? owes anna nothing
cem: contra anna ! C14
anna: say uno ! C13
