# I1: the next round has the whole deck again, whatever lay where.
option stacking          # a +2 as the start card waits (V8)
seats anna ben cem dan
deal c0de

? cards anna 7
? cards ben 7
? cards cem 7
? cards dan 7
? draw-pile 79
anna: leave
? draw-pile 86
ben: leave
? draw-pile 93
cem: leave
? phase match-over
? winner dan
? match dan
? score dan 0
