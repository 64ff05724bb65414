# P2, P5: advice costs two cards; whose turn it is stays.
option advice
seats anna ben cem
hand anna R1 B1 B2
hand ben  R3 B3
hand cem  R6 R7
top R9
draw Y1 Y2 Y3 Y4 Y5

table: punish ben advice
? hand ben R3 B3 Y1 Y2
? turn anna
? phase play
table: punish anna advice
? hand anna R1 B1 B2 Y3 Y4
? turn anna
? draw-pile 1
