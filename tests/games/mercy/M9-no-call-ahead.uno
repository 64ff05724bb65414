# M9, C13: while naming, no call can be made ahead.
mode mercy
option uno_uno
seats anna ben
hand anna W+X R1 R2
hand ben  Y1 Y3
top R9
draw Y5 R7 G1

anna: play W+X
ben: say uno ! C13
ben: colour R
anna: say uno
