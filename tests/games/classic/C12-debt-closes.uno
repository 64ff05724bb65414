# C12, C14: a challenge is a turn action of another player: it closes the catch window; four cards drawn end the debt as well.
seats anna ben cem
hand anna W+4 R1
hand ben  G3 R4
hand cem  W+4 B6
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 B1 B2

anna: play W+4:G
? owes anna uno
ben: challenge
? cards anna 5
? owes anna nothing
cem: contra anna ! C14
ben: draw
? turn cem
cem: play W+4:R
? owes cem uno
anna: challenge          # B6 is no green: in vain
? cards anna 11
? cards cem 1
? owes cem nothing
ben: contra cem ! C14
cem: say uno ! C13
? turn ben
