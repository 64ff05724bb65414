# L1, NOTATION: nothing is dealt to a seat that has left, and it is passed by.
seats anna ben cem dora
round 2
away ben
score ben 70
dealer anna
deal 00

? cards anna 7
? cards ben 0
? cards cem 7
? cards dora 7
? draw-pile 86
? in ben
? score ben 70
ben: draw ! C5
ben: leave ! C5
ben: join ! L2
