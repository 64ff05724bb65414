# P1, P5, V10: a wrong try after drawing costs one; the turn goes on waiting for the drawn card.
option wrong_card
option endless_draw
seats anna ben
hand anna B5 Y2
hand ben R1 G2
top R9
draw G3 R4 G5 G6

anna: draw
? phase drawn
anna: play B5 ! C5
? hand anna B5 Y2 G3 R4 G5
? phase drawn
? legal anna: play R4 | pass
