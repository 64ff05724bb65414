# P2, P3, K1: duo takes advice, questions and sleeping.
mode duo
option advice
option questions
option sleeping
seats anna ben
hand anna R1 B1 B2
hand ben  R3 B3
top R9
draw Y1 Y2 Y3 Y4 Y5

table: punish ben advice
? hand ben R3 B3 Y1 Y2
table: punish ben question
? cards ben 5
table: punish anna sleep
? hand anna R1 B1 B2 Y4
? turn anna
? draw-pile 1
