# I3: the same options, seats and seed give the same deal on every machine: these hands were written down once and must never change.
# No rule says what a seed gives. Whoever changes the shuffle makes old records unreadable: that is what this one shows.
seats anna ben cem
deal 13

? hand anna B2 B4 B5 GR GR R7 Y7
? hand ben BR G+2 G5 G9 R+2 R3 Y3
? hand cem G0 R2 R2 RS W W Y+2
? top G1
? draw-pile 86
? turn ben
? phase play
? legal ben: draw | play G+2 | play G5 | play G9
ben: play G5
? legal cem: draw | play G0 | play W:B | play W:G | play W:R | play W:Y
cem: draw
? hand cem B3 G0 R2 R2 RS W W Y+2
? turn anna
? draw-pile 85
