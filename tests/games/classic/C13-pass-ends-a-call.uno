# C13: a call before the play is for this turn: whoever passes has to call again.
seats anna ben
hand anna B1
hand ben  R3 R4 B4
top R9
draw R5 Y2

anna: draw
anna: say uno
anna: pass
ben: play R3
? turn anna
anna: play R5
? owes anna uno
ben: contra anna
? cards anna 3
