# V13, D6: a series that empties the hand needs "Uno Uno" with the play.
mode duo
option uno_uno
seats anna ben
hand anna RR R1 RS
hand ben R6 B8
top R9
draw G1 G2 G3

anna: say unouno ! C13
anna: play RR R1 RS
? hand anna G1 G2
? turn anna              # the S has its effect
