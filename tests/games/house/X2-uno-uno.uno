# X2, V13: emptying the hand it needs Uno Uno with the play.
option several
option uno_uno
seats anna ben
hand anna R5 G5
hand ben B1 B2
top R9

anna: play R5 G5 unouno
? winner anna
