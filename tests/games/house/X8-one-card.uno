# X8: N cards, here one.
option false_contra=1
seats anna ben
hand anna R1 R2
hand ben  G1 G2
top R5
draw Y1 Y2 Y3

ben: contra anna ! C14
? cards ben 3
