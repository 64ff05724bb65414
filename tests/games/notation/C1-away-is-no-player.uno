# C1, NOTATION: who has left counts for no number of players: twenty of twenty-two seats are dealt to.
seats a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 a11 a12 a13 a14 a15 a16 a17 a18 a19 a20 a21 a22
round 5
away a3
away a22
deal 00

? cards a1 7
? cards a3 0
? cards a21 7
? cards a22 0
? draw-pile 75
