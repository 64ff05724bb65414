# L2: who comes back has the old score again where points are won, and only between rounds.
option stacking          # a +2 as the start card waits (V8)
seats anna ben cem
hand anna R1 R2
hand ben  R3 B3
hand cem  R6 R7 Y7
top R9
draw Y1
score ben 30
score cem 2

ben: leave
ben: join ! L2
anna: play R1 uno
cem: play R6
anna: play R2
? phase round-over
? score anna 20          # R7 and Y7, and R3 B3 of the leaver (L1a)
ben: join
? score ben 30
table: next beef
? cards anna 7
? cards ben 7
? cards cem 7
? draw-pile 86
? score ben 30
? score cem 2
