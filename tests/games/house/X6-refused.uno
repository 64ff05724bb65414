# Where it waits, the challenge is refused, before C11b.
mode classic
option challenge=off
option bluff=off
option stacking
seats anna ben cem
hand anna W+4 G3 R2
hand ben  G1 G2
hand cem  B7 B8
top Y5
draw Y1 Y2 Y3 Y4 Y5
turn anna

anna: play W+4:G
? pending 4
ben: challenge ! X6
ben: take
