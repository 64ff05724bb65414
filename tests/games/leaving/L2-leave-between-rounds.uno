# L2: who leaves between rounds is not dealt in, and may be back for a later round.
option stacking          # a +2 as the start card waits (V8)
seats anna ben cem
hand anna R1
hand ben  R3 B3
hand cem  R6 R7
top R9
score cem 40

anna: play R1
? score anna 19
cem: leave
? phase round-over
table: next 1234
? cards anna 7
? cards ben 7
? cards cem 0
? draw-pile 93
cem: join ! L2
? score anna 19
? score cem 40
