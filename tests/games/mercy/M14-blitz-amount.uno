# M14, X9: time up while an amount is pending: nobody draws it.
mode mercy
option blitz
option target=round
seats anna ben
hand anna W+10 R1 R2
hand ben  Y1 Y3 Y4
top R9
draw Y5 W+6 B7 G8 B1

anna: play W+10:G
table: time-up
? match anna
? cards ben 3
