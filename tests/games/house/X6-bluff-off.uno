# With bluff off a foul is still not playable.
mode classic
option challenge=off
option bluff=off
seats anna ben
hand anna W+4 R1 R2
hand ben  G1 G2
top R5
draw Y1
turn anna

anna: play W+4:G ! C11b
