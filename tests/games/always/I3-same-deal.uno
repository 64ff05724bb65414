# I3: the same options, seats and seed give the same deal on every machine: these hands were written down once and must never change.
# No rule says what a seed gives: whoever changes the shuffle makes old records unreadable, which is what this one is to show.
seats anna ben cem
deal 00ff

? hand anna B3 G+2 G5 R6 RS Y+2 Y7
? hand ben B+2 G4 G6 R0 R5 Y6 YS
? hand cem B7 B9 GS R1 R3 Y2 YR
? top B9
? draw-pile 86
? turn anna
? phase play
anna: play B3
ben: play B+2
? cards cem 9
? turn anna
? cards anna 6
