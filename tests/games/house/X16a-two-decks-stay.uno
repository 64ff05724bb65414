# X16a: of eleven so many have left that one deck would be taken, and does not do: there are two.
option hand_size=15
seats a b c d e f g h i j k
hand a R5
hand b B1
top R9

a: play R5
k: leave
j: leave
i: leave
h: leave
? phase round-over
table: next 00
? cards a 15
? cards g 15
? draw-pile 110
