# X16a: judged with the seats, in a position too, whatever its hands.
option hand_size=10
seats a b c d e f g h i j
hand a R5
hand b B1
top R9
? refused X16
