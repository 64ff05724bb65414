# M9: the next player names a colour, draws openly until a card of it comes, and is passed over.
mode mercy
seats anna ben cem
hand anna W+X R1 R2
hand ben  Y1 Y3
hand cem  G2 Y4
top R9
draw Y5 W+6 B7 G8 B1
turn anna
anna: play W+X:G ! M9
anna: play W+X
? phase colour
? turn ben
? pending 0
? legal ben: colour R | colour Y | colour G | colour B
ben: say uno ! C13
ben: colour P ! C10
ben: colour G
? hand ben Y1 Y3 Y5 W+6 B7 G8
? colour G
? turn cem
? top W+X:G
cem: play G2
