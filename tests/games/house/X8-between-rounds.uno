mode classic
option false_contra
seats anna ben
hand anna R1
hand ben  G1 G2
top R5
draw Y1 Y2 Y3
turn anna

anna: play R1
? phase round-over
ben: contra anna ! C14
? cards ben 2
