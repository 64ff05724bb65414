# C1: eleven players play with two decks, 216 cards.
option stacking          # a +2 as the start card waits (V8)
seats anna ben cem dan eva fay gil hal ida jon kai
deal 0b0b

? cards anna 7
? cards fay 7
? cards kai 7
? draw-pile 138          # 216 - 77 - 1
