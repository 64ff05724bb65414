# X16: a position says its hands, and they may be of any size; those of the next round are dealt.
option hand_size=2
seats anna ben cem
hand anna R5
hand ben  B1 B2 B3 B4 B5
hand cem  G1 G2 G3
top R9

? cards ben 5
anna: play R5
table: next 00
? cards ben 2
