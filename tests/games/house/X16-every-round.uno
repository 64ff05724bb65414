# X16: in every round.
option hand_size=3
seats anna ben cem
hand anna R5
hand ben  B1
hand cem  B2
top R9

anna: play R5
table: next 00
? cards anna 3
? cards ben 3
? cards cem 3
? draw-pile 98
