# X2, X3: several numbers that empty the hand may end so; no_action_finish asks for the top card.
option several
option no_action_finish
option target=round
seats anna ben
hand anna R5 G5
hand ben B1 B2
top R9

anna: play R5 G5
? winner anna
