# C16: the wild below the top card comes back without a colour.
seats anna ben
hand anna G1 G2
hand ben  B3 Y4
top R9
discard W

anna: draw
? hand anna G1 G2 W
? phase drawn
? legal anna: pass | play W:R | play W:Y | play W:G | play W:B
