# C2: three players get seven cards each, the rest is the draw pile, one card is turned; holds for any shuffle.
option stacking          # a +2 as the start card waits (V8)
seats anna ben cem
deal 5eed

? cards anna 7
? cards ben 7
? cards cem 7
? draw-pile 86           # 108 - 21 - 1
? score anna 0
? score ben 0
? score cem 0
ben: leave
? cards ben 0
? draw-pile 93           # L1, I1: the seven cards are in the draw pile now
anna: leave
? phase match-over
? winner cem
? score cem 0
? match cem
