# X16a: in mercy never.
mode mercy
option hand_size=15
seats a b c d e f
deal 00

? cards f 15
