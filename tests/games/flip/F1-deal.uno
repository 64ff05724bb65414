# F1, F2: 112 cards, seven each and one turned (jump_in only makes a start +1 wait, V8).
mode flip
option jump_in
seats anna ben cem
deal 00

? cards anna 7
? cards ben 7
? cards cem 7
? draw-pile 90
