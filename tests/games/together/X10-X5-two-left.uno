# X10, X5c: two are left in the match; one is knocked out: the round and the match end in that action.
option elimination
option hand_limit=15
option several
option forced_play
seats anna ben
hand anna R5 R6 R7
hand ben  Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 B1 B2 B3 B4 G5
top R9
draw W W+4 Y5 Y6 Y7 Y8

anna: play R6
ben: draw
? out ben
? phase match-over
? winner anna
? match anna
anna: play R5 !
