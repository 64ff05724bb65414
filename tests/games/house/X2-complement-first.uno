# X2, V16: the first must fit as complementary play has it.
option several
option complement=9
seats anna ben
hand anna G5 R5 R9 Y1
hand ben B1 B2 B3
top R3
draw Y2 Y3

anna: play R9
ben: draw
anna: play R5 G5 ! C4
anna: play G5 R5
? top R5
