# I3: the same options, seats and seed give the same deal on every machine: these hands were written down once and must never change.
# No rule says what a seed gives. Whoever changes the shuffle makes old records unreadable: that is what this one shows.
seats anna ben cem
deal 1b

? hand anna BS G6 R4 W+4 Y6 Y9 YS
? hand ben B4 G3 R9 Y+2 Y1 Y6 YR
? hand cem B7 G8 R1 R7 R7 Y0 Y4 Y5 Y7     # faced the start card
? top B+2
? draw-pile 84
? turn anna
? phase play
anna: play BS
? turn cem
? legal cem: draw | play B7
cem: play B7
? turn anna
? legal anna: draw | play W+4:B | play W+4:G | play W+4:R | play W+4:Y
anna: draw
? cards anna 7
? draw-pile 83
