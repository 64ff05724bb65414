# X2, V13: what empties the hand needs Uno Uno with the play; nothing said ahead is enough.
option several
option uno_uno
seats anna ben
hand anna R5 G5
hand ben B1 B2
top R9
draw Y1 Y2 Y3

anna: say unouno ! C13
anna: say uno
anna: play R5 G5
? hand anna Y1 Y2
? turn ben
