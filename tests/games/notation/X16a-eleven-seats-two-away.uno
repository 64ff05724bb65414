# X16a, NOTATION: for nine of eleven seats they are not: all seats count as those who began the match,
# and it takes two decks.
option hand_size=11
seats a b c d e f g h i j k
round 4
away j
away k
deal 01

? cards a 11
? cards j 0
? draw-pile 116
