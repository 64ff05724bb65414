# X16a: from 11 players on there are two decks: fifteen cards are dealt to thirteen players.
option hand_size=15
seats a b c d e f g h i j k l m
deal 00

? cards m 15
