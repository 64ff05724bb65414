# M9, C14: to name the colour is a turn action: what the player before owed is forgotten.
mode mercy
seats anna ben cem
hand anna W+X R1
hand ben  Y1 Y3
hand cem  W+X Y4
top R9
draw Y5 B7 G1
turn anna
anna: play W+X
? owes anna uno
ben: colour Y
? owes anna nothing
