# I3: the same options, seats and seed give the same deal on every machine: these hands were written down once and must never change.
# No rule says what a seed gives. Whoever changes the shuffle makes old records unreadable: that is what this one shows.
seats anna ben cem
deal 13

? hand anna B4 G0 G7 RR RS W+4 Y0
? hand ben B5 B9 G1 G4 GR Y1 Y8
? hand cem B5 B7 R9 RS W W YS
? top Y2
? draw-pile 86
? turn ben
? phase play
? legal ben: draw | play Y1 | play Y8
ben: play Y8
? legal cem: draw | play YS | play W:B | play W:G | play W:R | play W:Y
cem: draw
? hand cem B0 B5 B7 R9 RS W W YS
? turn anna
? draw-pile 85
