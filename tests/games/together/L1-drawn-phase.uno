# L1, V10: who leaves while the drawn card waits: the next player is on.
option endless_draw
seats anna ben cem
hand anna Y1 Y2
hand ben R3 B4
hand cem G5 G6
top R9
draw R1 B2 B3

anna: draw
? phase drawn
anna: leave
? turn ben
? phase play
? draw-pile 5
