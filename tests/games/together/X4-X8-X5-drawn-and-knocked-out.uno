# X4, X8, X5b: a contra in vain in phase drawn leaves the drawn card to be played; the limit takes the turn away.
option forced_play
option false_contra=1
option hand_limit=15
seats anna ben cem
hand anna B1 B2 B3 B4 B5 B6 B7 B8 Y1 Y2 Y3 Y4
hand ben  G1 G2
hand cem  B1 B2
top R9
draw R5 Y5 Y6 Y7

anna: draw
? phase drawn
anna: contra ben ! C14
? cards anna 14
? phase drawn
anna: pass ! X4
? legal anna: play R5
anna: contra ben ! C14
? out anna
? turn ben
? phase play
? top R9
