# M9: between two the victim is passed over: who played it is on again.
mode mercy
seats anna ben
hand anna W+X R1 R2
hand ben  Y1 Y3
top R9
draw Y5 R7 G1

anna: play W+X
ben: colour R
? cards ben 4
? turn anna
