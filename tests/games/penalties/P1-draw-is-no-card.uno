# P1, C6: a draw that is refused is no wrong card and costs nothing.
option wrong_card
option voluntary_draw=off
seats anna ben
hand anna R1 B1 B2
hand ben  R3 B3
top R9
draw Y2 Y3

anna: draw ! C6
? cards anna 3
anna: play B1 ! C4
? hand anna R1 B1 B2 Y2
anna: draw ! C6
? cards anna 4
