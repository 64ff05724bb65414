# C16: the draw pile is empty and a card is needed: the discard pile but for its top card is shuffled anew.
seats anna ben
hand anna G1 G2
hand ben  B3 B4
top R9
discard Y5 Y6 Y8
draw Y7

anna: draw
? draw-pile 0            # nothing is shuffled before a card is needed
? turn ben
ben: draw
? draw-pile 2
? cards ben 3
? top R9
? turn anna
