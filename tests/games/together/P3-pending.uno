# P3, P5, V1: a penalty card changes neither the pending draw nor the turn.
option sleeping
option stacking
seats anna ben cem
hand anna R+2 R5 Y1
hand ben R1 G2
hand cem B1 B2
top R9
draw G3 G5 G7

anna: play R+2
table: punish ben sleep
? cards ben 3
? pending 2
? turn ben
? phase pending
ben: take
? cards ben 5
