# X16a: after the number of seats that the mode takes.
mode flip
option hand_size=15
seats a b c d e f g h i j k
? refused F1
