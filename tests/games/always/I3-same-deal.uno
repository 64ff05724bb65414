# I3: the same options, seats and seed give the same deal on every machine: these hands were written down once and must never change.
# No rule says what a seed gives. Whoever changes the shuffle makes old records unreadable: that is what this one shows.
seats anna ben cem
deal 0103

? hand anna GR R+2 R1 R4 R6 W Y1
? hand ben B3 BS G+2 G2 R9 R9 W+4
? hand cem B4 B7 G1 GS R1 R4 R7 Y6 Y7     # faced the start card
? top Y+2
? draw-pile 84
? turn anna
? phase play
anna: play R+2
? cards ben 9
? turn cem
? legal cem: draw | play R1 | play R4 | play R7
cem: play R1
anna: play R1
? turn ben
? draw-pile 82
