# L2, C1, X16: where one more is the eleventh there are two decks, so that everybody can be dealt to.
option hand_size=9
seats a b c d e f g h i j
hand a R5
hand b B1
top R9

a: play R5
k: join
table: next 01
? cards k 9
? cards a 9
? draw-pile 116
