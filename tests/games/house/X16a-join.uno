# X16a: joining that would exceed it is refused L2.
option hand_size=15
seats a b c d e f
hand a R5
hand b B1
top R9

a: play R5
? phase round-over
g: join ! L2
