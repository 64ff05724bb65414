# I3: the same options, seats and seed give the same deal on every machine: these hands were written down once and must never change.
# No rule says what a seed gives. Whoever changes the shuffle makes old records unreadable: that is what this one shows.
seats anna ben cem
deal 0103

? hand anna G+2 G7 GR R3 R8 W Y7
? hand ben B3 B8 B9 G5 GS Y4 YS
? hand cem B+2 G3 R2 R5 RS W+4 YS
? top R6
? draw-pile 86
? turn anna
? phase play
anna: play R3
ben: play B3
cem: play B+2
? cards anna 8
? turn ben
? legal ben: draw | play B8 | play B9
? draw-pile 84
