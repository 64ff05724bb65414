# D6: an S at the end: you play again. A +2 on the way is not drawn.
mode duo
seats anna ben
hand anna RR RS R+2 R5 G5 GS
hand ben Y+2 B5 R1
top R9
draw Y1 Y3 Y4

anna: play RR R+2 R5 RS
? turn anna
? phase play
? cards ben 3
? legal anna: draw | play GS
