# P4: once the round is over nobody is punished any more.
option questions
seats anna ben
hand anna R1
hand ben  R3 B3
top R9
draw Y1 Y2

anna: play R1
? phase round-over
table: punish ben question !
? cards ben 2
? score anna 6
