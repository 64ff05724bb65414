# P3, V14: a penalty card that brings a hand to three owes Bruno, and the next one ends that debt.
option questions
option bruno_kuno
seats anna ben
hand anna R1 G1 G2 G3 G4
hand ben  R3 B3
top R9
draw Y1 Y2 Y3 Y4

anna: play R1
table: punish ben question
? owes ben bruno
table: punish ben question
? cards ben 4
? owes ben nothing
anna: contra ben ! C14
