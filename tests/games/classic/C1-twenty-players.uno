# C1: twenty players are the most; they still use two decks.
option stacking          # a +2 as the start card waits (V8)
seats s01 s02 s03 s04 s05 s06 s07 s08 s09 s10 s11 s12 s13 s14 s15 s16 s17 s18 s19 s20
deal 14

? cards s01 7
? cards s10 7
? cards s20 7
? draw-pile 75           # 216 - 140 - 1
