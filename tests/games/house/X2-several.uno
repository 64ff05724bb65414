# X2: cards of one number at once; only the first must fit, the last lies on top.
option several
seats anna ben
hand anna R5 G5 B5 Y1 Y2
hand ben B1 B2 B3
top R9

anna: play G5 R5 ! C4
anna: play R5 G5 Y1 ! X2
anna: play R5 G5 B5
? top B5
? colour B
? hand anna Y1 Y2
? turn ben
