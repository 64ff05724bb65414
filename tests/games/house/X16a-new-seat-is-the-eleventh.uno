# X16a, L2: a newcomer's seat is one of the match: with the eleventh it takes two decks, with the tenth not.
option hand_size=12
seats a b c d e f g h
hand a R5
hand b B1
top R9

a: play R5
h: leave
i: join
i: leave
j: join
h: join ! L2
k: join
