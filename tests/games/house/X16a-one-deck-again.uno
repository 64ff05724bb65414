# X16a: as soon as one deck does, it is one.
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
g: leave
table: next 05
? cards a 15
? draw-pile 17
