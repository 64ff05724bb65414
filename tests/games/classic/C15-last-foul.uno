# C15, C11b: a foul cannot lie in an empty hand: the last W+4 is never one, and is playable with bluff off too.
option bluff=off
seats anna ben
hand anna W+4
hand ben  G3 G4
top R9
draw Y1 Y2 Y3 Y4

? legal anna: draw | play W+4:R | play W+4:Y | play W+4:G | play W+4:B
anna: play W+4:R
? phase round-over
? cards ben 6
? score anna 17
