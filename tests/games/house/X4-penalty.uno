# X4, P5: a penalty does not change that the drawn card waits, and must be played.
option forced_play
option questions
seats anna ben
hand anna G1 G2
hand ben B1 B2
top R9
draw R5 R6 R7

anna: draw
table: punish anna question
? phase drawn
? legal anna: play R5
anna: pass ! X4
