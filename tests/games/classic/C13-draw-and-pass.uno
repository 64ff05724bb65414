# C13: drawing and passing is no play: two cards in hand owe nothing.
seats anna ben
hand anna B1
hand ben  R3 R4
top R9
draw R1 Y2

anna: draw
anna: pass
? cards anna 2
? owes anna nothing
ben: contra anna ! C14
