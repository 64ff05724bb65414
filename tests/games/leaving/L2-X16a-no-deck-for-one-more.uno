# L2, X16: nobody can join whom the deck has no cards for; whoever leaves makes room.
option hand_size=15
seats a b c d e f
hand a R5
hand b B1
top R9

a: play R5
? phase round-over
g: join ! L2
f: leave
g: join
f: join ! L2
? score g 0
