# C5: a drawn wild may be played at once, in any colour.
seats anna ben
hand anna G1 R1
hand ben  B3 B4
top R9
draw W Y3

anna: draw
? phase drawn
? legal anna: pass | play W:R | play W:Y | play W:G | play W:B
anna: play W !           # a colour has to be named
? phase drawn
anna: play W:G
? turn ben
? colour G
? hand anna G1 R1
