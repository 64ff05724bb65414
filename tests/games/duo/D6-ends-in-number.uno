# D6: with a number at the end S and +2 on the way have no effect.
mode duo
seats anna ben
hand anna RR RS R+2 R5 G5 GS
hand ben Y+2 B5 R1
top R9
draw Y1 Y3 Y4

anna: play RR R+2 RS R5
? turn ben
? phase play
? pending 0
? cards ben 3
