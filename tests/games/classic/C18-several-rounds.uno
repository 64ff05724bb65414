# C18, C2: round after round; points are kept, and whoever is left alone wins the match whatever the scores say.
option stacking          # a +2 as the start card waits (V8)
seats anna ben
hand anna R1
hand ben  B7 W
top R9
score ben 300

anna: play R1
? phase round-over
? score anna 57
table: next 0a
? cards anna 7
? cards ben 7
? draw-pile 93
? score anna 57
? score ben 300
ben: leave
? phase match-over
? winner anna
? score anna 57
? score ben 300
? match anna
