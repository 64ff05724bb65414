# X6, V8: with jump-ins it waits, and cannot be challenged.
option challenge=off
option jump_in
seats anna ben cem
hand anna W+4 R1 R2
hand ben  G1 G2
hand cem  B7 B8
top R5
draw Y1 Y2 Y3 Y4 Y5

anna: play W+4:G
? phase pending
? legal ben: take
ben: challenge ! X6
