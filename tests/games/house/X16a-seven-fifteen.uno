# X16a: not for seven.
option hand_size=15
seats a b c d e f g
? refused X16
