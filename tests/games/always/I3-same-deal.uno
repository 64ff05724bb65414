# I3: the same options, seats and seed give the same deal on every machine: these hands were written down once and must never change.
# No rule says what a seed gives. Whoever changes the shuffle makes old records unreadable: that is what this one shows.
seats anna ben cem
deal 15

? hand anna BS R5 Y3 Y4 Y4 Y5 YR
? hand ben B3 G+2 G2 GS R1 R5 RR W Y9     # faced the start card
? hand cem B5 B8 GR R4 Y+2 Y0 Y8
? top B+2
? draw-pile 84
? turn cem
? phase play
? legal cem: draw | play B5 | play B8 | play Y+2
cem: play Y+2
? cards anna 9
? turn ben
? legal ben: draw | play G+2 | play W:B | play W:G | play W:R | play W:Y | play Y9
ben: play Y9
? turn cem
cem: play Y0
? draw-pile 82
