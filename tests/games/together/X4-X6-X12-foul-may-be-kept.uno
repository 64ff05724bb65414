# X4, X6, X1: a drawn W+4 whose play would be a foul may be kept, though nothing can be challenged.
option challenge=off
option forced_play
option cross_stacking
option must_swap
seats anna ben cem
hand anna R5 Y1
hand ben  B1 B2
hand cem  B3 B4
top R9
draw W+4 Y6 Y7

anna: draw
? phase drawn
? can anna: pass
? can anna: play W+4:G
anna: pass
? turn ben
