# M8: calls go with the play or after; one made before stays good if it fits what is left.
mode mercy
seats anna ben cem
hand anna RD R1 R2 G5
hand ben  Y1 YD
hand cem  BD B2 B3 B4
top R9
draw Y5 Y6 Y7
turn anna
anna: play RD bruno ! C13
anna: play RD
? owes anna uno
anna: say uno
? owes anna nothing
