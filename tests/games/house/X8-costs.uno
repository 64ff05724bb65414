# A contra against somebody who owes nothing is refused and costs; the turn stays (P5).
mode classic
option false_contra
seats anna ben cem
hand anna R1 R2
hand ben  G1 G2
hand cem  B7 B8
top R5
draw Y1 Y2 Y3 Y4 Y5 Y6
turn anna

ben: contra anna ! C14
? cards ben 4
? turn anna
anna: play R1 uno
cem: contra anna ! C14
? cards cem 4
? turn ben
? cannot ben: contra anna
? cards ben 4
