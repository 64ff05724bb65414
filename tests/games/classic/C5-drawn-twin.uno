# C5: a card equal to the drawn one cannot be told from it; any other stays in the hand.
seats anna ben
hand anna R5 R6
hand ben  B3 B4
top R9
draw R5 Y1

anna: draw
? legal anna: pass | play R5
anna: play R6 ! C5
anna: play R5
? hand anna R5 R6
? owes anna nothing
