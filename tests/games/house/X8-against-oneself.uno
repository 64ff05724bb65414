# Against oneself, or one not active: refused, free.
mode classic
option false_contra=3
option play_on
seats anna ben cem
hand anna R1
hand ben  G1 G2
hand cem  B7 B8
top R5
draw Y1 Y2 Y3 Y4 Y5 Y6
turn anna

ben: contra ben ! C14
? cards ben 2
anna: play R1
ben: contra anna ! C14
? cards ben 2
