# V13, C13: with two cards in hand the call fits nothing and takes its play with it.
option uno_uno
seats anna ben
hand anna R5 R7
hand ben R6 B1
top R9
draw G1 G2

anna: say unouno ! C13
anna: play R5 unouno ! C13
? cards anna 2
anna: play R5 uno
? owes anna nothing
