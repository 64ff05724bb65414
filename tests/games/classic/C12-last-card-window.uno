# C12, C14: with catch_window=last_card a challenge does not close the window; the debt outlives it.
option catch_window=last_card
seats anna ben cem
hand anna W+4 B1
hand ben  G3 R4
hand cem  G6 R7
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9

anna: play W+4:G
ben: challenge
? cards ben 8
? turn cem
? owes anna uno
cem: contra anna
? hand anna B1 Y7 Y8
? turn cem
