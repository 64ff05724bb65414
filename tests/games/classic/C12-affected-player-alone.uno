# C12: only the affected player challenges, and only before taking.
seats anna ben cem dan
hand anna W+4 R1 R2
hand ben  G3 R4
hand cem  G6 R7
hand dan  G8 R8
top R9
draw Y1 Y2 Y3 Y4 Y5

anna: play W+4:G
anna: challenge ! C5
cem: challenge ! C5
dan: challenge ! C5
? can ben: challenge
ben: take
ben: challenge ! C5
cem: challenge ! C5
? turn cem
? cards anna 2
