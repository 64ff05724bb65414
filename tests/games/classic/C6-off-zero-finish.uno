# C6, V15: a card that may not be played does not stop one from drawing: here the 0 fits but cannot be the last card.
option voluntary_draw=off
option no_zero_finish
seats anna ben
hand anna R0
hand ben  B3 B4
top R9
draw Y1 Y2

anna: play R0 ! V15
? legal anna: draw
anna: draw
? hand anna R0 Y1
? turn ben
