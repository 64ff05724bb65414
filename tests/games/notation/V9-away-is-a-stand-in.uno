# V9, NOTATION: under `partner` a stand-in sits where somebody has left, dealt to as ever.
option partner
option hand_size=2
seats anna ben cem dora
round 2
score anna 40
score dora 30
away cem
dealer cem
deal 00

? cards cem 2
? draw-pile 99
? score cem 40
? score ben 30
cem: leave ! C5
