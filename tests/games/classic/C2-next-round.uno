# C2, C18: after a round that reaches no target the next one is dealt afresh from the whole deck; scores stay.
option stacking          # a +2 as the start card waits (V8)
seats anna ben cem
hand anna R1
hand ben  B5 B6
hand cem  Y7
top R9
score ben 40
score cem 7

table: next 77 !         # not in the middle of a round
anna: play R1
? phase round-over
? winner anna
? score anna 18
? score ben 40
? score cem 7
table: next 77
? cards anna 7
? cards ben 7
? cards cem 7
? draw-pile 86
? score anna 18
? score ben 40
? score cem 7
