# V13, V3: a pair that empties the hand needs the call with the play.
option uno_uno
option fast_doubles
seats anna ben
hand anna R5 R5
hand ben R6 B1
top R9
draw G1 G2

anna: say unouno ! C13
anna: play R5 R5 unouno
? phase round-over
? winner anna
