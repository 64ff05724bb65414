# C1, C2: ten players share one deck of 108 cards; each gets seven and one card is turned.
option stacking          # a +2 as the start card waits (V8), so nobody can hold more than seven yet
seats anna ben cem dan eva fay gil hal ida jon
deal 00c1

? cards anna 7
? cards ben 7
? cards eva 7
? cards ida 7
? cards jon 7
? draw-pile 37           # 108 - 70 - 1
