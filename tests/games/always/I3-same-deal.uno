# I3: the same options, seats and seed give the same deal on every machine: these hands were written down once and must never change.
# No rule says what a seed gives. Whoever changes the shuffle makes old records unreadable: that is what this one shows.
seats anna ben cem
deal 13

? hand anna B4 B4 B7 G+2 G3 YR YS
? hand ben B3 B8 G4 RR W+4 Y3 Y6
? hand cem G6 R4 R4 R8 W Y+2 YR
? top G6
? draw-pile 86
? turn ben
? phase play
? legal ben: draw | play G4 | play W+4:B | play W+4:G | play W+4:R | play W+4:Y | play Y6
ben: play Y6
? legal cem: draw | play G6 | play W:B | play W:G | play W:R | play W:Y | play Y+2 | play YR
cem: draw
? hand cem G6 R1 R4 R4 R8 W Y+2 YR
? turn anna
? draw-pile 85
