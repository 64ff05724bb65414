# M3, C9: S passes the next player over.
mode mercy
seats anna ben cem
hand anna RS R1 R2
hand ben  Y1 Y2
hand cem  Y3 Y4
top R9
draw Y5 Y6
turn anna
anna: play RS
? turn cem
