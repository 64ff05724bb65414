# V5: one's own draw does not close the window; a jump-in then ends the drawn turn.
option jump_in
seats anna ben
hand anna RS Y1 Y2
hand ben RS G1 G2
top R9
draw R4 B1

anna: play RS
? turn anna
anna: draw
? phase drawn
ben: jump RS
? turn ben
? phase play
? hand anna Y1 Y2 R4
