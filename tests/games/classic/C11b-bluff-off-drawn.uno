# C11b, C5: with bluff off a drawn W+4 that would be a foul may not be played, so the turn ends by itself.
option bluff=off
seats anna ben
hand anna R1 G1
hand ben  G3 B4
top R9
draw W+4 W+4

anna: draw
? hand anna R1 G1 W+4
? turn ben
ben: draw                # no red in hand: this one may be played
? phase drawn
? legal ben: pass | play W+4:R | play W+4:Y | play W+4:G | play W+4:B
