mode classic
option false_contra=off
seats anna ben
hand anna R1 R2
hand ben  G1 G2
top R5
draw Y1 Y2 Y3
turn anna

ben: contra anna ! C14
? cards ben 2
