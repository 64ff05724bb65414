# M3: S, R as C8, C9; E passes over everybody else (F4).
mode mercy
seats anna ben cem
hand anna RS RE RR R1 R2
hand ben  Y1 Y2
hand cem  Y3 Y4
top R9
draw Y5 Y6
turn anna
anna: play RE
? turn anna
anna: play RR
? direction right
? turn cem
