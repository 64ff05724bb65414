# P4: each accusation needs its own option.
option questions
seats anna ben
hand anna R1 B1
hand ben  R3 B3
top R9
draw Y1 Y2

table: punish ben advice !
table: punish ben sleep !
? cards ben 2
table: punish ben question
? cards ben 3
