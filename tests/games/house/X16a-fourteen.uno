# X16a: to fourteen not.
option hand_size=15
seats a b c d e f g h i j k l m n
? refused X16
