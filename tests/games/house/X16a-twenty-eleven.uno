# X16a: not eleven.
option hand_size=11
seats a b c d e f g h i j k l m n o p q r s t
? refused X16
