# X16a: who has left does not come back where one deck does not do: joining is refused L2.
option hand_size=10
seats a b c d e f g h i j k
hand a R5
hand b B1
top R9

a: play R5
k: leave
k: join
k: leave
j: leave
j: join ! L2
l: join ! L2
