# L2: between rounds a newcomer joins, with score 0, and is dealt in; not in the middle of a round.
option stacking          # a +2 as the start card waits (V8)
seats anna ben
hand anna R1
hand ben  R3 B3
top R9

cem: join ! L2
anna: play R1
? phase round-over
? score anna 6
cem: join
? score cem 0
cem: join !              # is there already
? phase round-over
table: next 0f
? cards anna 7
? cards ben 7
? cards cem 7
? draw-pile 86
? score anna 6
dan: join ! L2
