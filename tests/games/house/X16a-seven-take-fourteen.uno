# X16a: players times N plus 10 may be as many as the deck has: 7 times 14 and 10.
option hand_size=14
seats a b c d e f g
deal 00

? cards g 14
? draw-pile 9
