# No wild draw card can be challenged: it is drawn at once without answers or jump-ins (V8).
mode classic
option challenge=off
seats anna ben cem
hand anna W+4 R1 R2
hand ben  G1 G2
hand cem  B7 B8
top R5
draw Y1 Y2 Y3 Y4 Y5
turn anna

anna: play W+4:G
? cards ben 6
? turn cem
? phase play
