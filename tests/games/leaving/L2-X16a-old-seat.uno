# L2, X16: with an old seat neither, if somebody else has taken the room.
option hand_size=10
seats a b c d e f g h i
hand a R5
hand b B1
top R9

a: play R5
j: join ! L2
i: leave
j: join
i: join ! L2
