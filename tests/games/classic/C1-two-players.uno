# C1, C2: two players are enough: 108 cards, fourteen dealt, one turned.
option stacking          # a +2 as the start card waits (V8)
seats anna ben
deal 02

? cards anna 7
? cards ben 7
? draw-pile 93
? score anna 0
? score ben 0
