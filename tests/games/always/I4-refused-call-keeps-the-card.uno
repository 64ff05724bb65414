# I4, C13: a play refused for its call can be made again without it, and the debt is then as it should be.
seats anna ben
hand anna R1 B1
hand ben  R3 G3 G4
top R9
draw Y1 Y2

anna: say uno
ben: contra anna ! C14
anna: play R1
? owes anna nothing
ben: play R3 uno ! C13
? turn ben
? top R1
ben: play R3
? cards ben 2
? turn anna
