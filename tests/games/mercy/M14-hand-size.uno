# M14: X16: as many cards are dealt, to six players up to fifteen.
mode mercy
option hand_size=15
seats anna ben cem dora emil fay
deal 00

? cards anna 15
? cards fay 15
