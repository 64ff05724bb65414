# X16a: of eleven at ten cards two leave: either may come back, or another, as a match of eleven seats
# takes two decks where one does not do.
option hand_size=10
seats a b c d e f g h i j k
hand a R5
hand b B1
top R9

a: play R5
k: leave
j: leave
k: join
k: leave
j: join
l: join
table: next 05
? cards a 10
? cards j 10
? cards l 10
? cards k 0
? draw-pile 105
