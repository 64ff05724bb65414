# C11b: by default a foul W+4 may be played and stands when nobody challenges it.
option bluff
seats anna ben cem
hand anna W+4 R1 R2
hand ben  G3 R4
hand cem  G6 R7
top R9
draw Y1 Y2 Y3 Y4 Y5

? can anna: play W+4:R
anna: play W+4:R
ben: take
? cards ben 6
? cards anna 2
? turn cem
cem: challenge ! C5      # too late, and not cem's to challenge
