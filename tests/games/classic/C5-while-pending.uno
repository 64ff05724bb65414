# C5: while a draw is pending, the player to act takes or challenges, nothing else; the others wait.
seats anna ben cem
hand anna W+4 Y1 Y2
hand ben  G3 W G+2 W+4
hand cem  G6 G7
top R9
draw B1 B2 B3 B4 B5

anna: play W+4:G
? phase pending
? turn ben
? pending 4
? legal ben: take | challenge
ben: play G3 ! C5
ben: play W:R ! C5
ben: play W+4:R ! C5
ben: draw ! C5
ben: pass ! C5
cem: play G6 ! C5
cem: take ! C5
cem: challenge ! C5
anna: take ! C5
ben: take
? hand ben G3 W G+2 W+4 B1 B2 B3 B4
? turn cem
? phase play
? pending 0
