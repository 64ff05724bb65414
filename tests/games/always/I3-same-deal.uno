# I3: the same options, seats and seed give the same deal on every machine: these hands were written down once and must never change.
# No rule says what a seed gives. Whoever changes the shuffle makes old records unreadable: that is what this one shows.
seats anna ben cem
deal 13

? hand anna B2 BS G5 R3 R5 RR YS
? hand ben B+2 B6 BS G3 G5 RR W Y0 Y2     # faced the start card
? hand cem B4 BR G6 G8 GS R5 R9
? top G+2
? draw-pile 84
? turn cem
? phase play
? legal cem: draw | play G6 | play G8 | play GS
cem: play GS
? turn ben
? legal ben: draw | play BS | play G3 | play G5 | play W:B | play W:G | play W:R | play W:Y
ben: play G3
? turn cem
cem: play G8
anna: draw
? cards anna 8
? draw-pile 83
