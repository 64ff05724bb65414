# D7: an empty draw pile: the discard pile except its top card is turned over, unshuffled.
mode duo
seats anna ben
hand anna G1 G2
hand ben Y3 Y4
top R9
draw B8
discard B1 B2 B3 W

anna: draw
ben: draw
? hand ben Y3 Y4 W       # the undermost comes first
ben: pass
anna: draw
? hand anna G1 G2 B8 B3
ben: draw
? hand ben Y3 Y4 W B2
? draw-pile 1
