# C5: when the drawn card does not fit, the turn ends by itself, whatever else is in hand.
seats anna ben cem
hand anna G1 R1
hand ben  B3 B4
hand cem  R6 R7
top R9
draw Y3 Y4 B9

anna: draw
? hand anna G1 R1 Y3
? phase play
? turn ben
ben: draw
? hand ben B3 B4 Y4
? turn cem
cem: draw
? phase drawn            # B9 fits
? turn cem
