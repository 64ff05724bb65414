# I1: every card is in exactly one place: hands, draw pile, discard pile and a reshuffle between them.
seats anna ben
hand anna W+4 B1 B2
hand ben  G3 R4
top R9
discard R8 R7
draw Y1 Y2 Y3

# eleven cards are named: five in the hands, three to draw, three on the discard pile
anna: play W+4:G
ben: challenge           # six: the three to draw, then the three that lay below (C16)
? cards ben 8
? cards anna 2
? draw-pile 0
? top W+4:G              # 8 + 2 + 0 + 1 = 11
? turn anna
anna: draw
? cards anna 2
? turn ben
