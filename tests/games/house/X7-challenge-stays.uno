# The two on top of a challenge lost stay two.
mode classic
option uno_penalty=10
seats anna ben
hand anna W+4 G1 G2
hand ben  B1 B2
top R5
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7
turn anna

anna: play W+4:G
ben: challenge
? cards ben 8
