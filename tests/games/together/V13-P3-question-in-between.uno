# V13, C13: a card drawn after the call made before voids it.
option uno_uno
option questions
seats anna ben
hand anna R7
hand ben G4 B4 B5 B6
top R9
draw R1 G2 R3

anna: say unouno
table: punish anna question
? hand anna R7 R1
anna: play R7 uno
? phase play
? owes anna nothing
? turn ben
