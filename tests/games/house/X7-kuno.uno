# X7, V14: a missed Kuno costs as many; a gesture owed as well adds its one.
option uno_penalty=1
option bruno_kuno
option action_uno=1:self
seats anna ben
hand anna R1 R2 R3
hand ben  G1 G2
top R5
draw Y1 Y2 Y3 Y4 Y5

anna: play R1
ben: contra anna
? cards anna 4
