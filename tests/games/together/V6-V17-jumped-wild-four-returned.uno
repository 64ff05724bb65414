# V6, V17: a jumped W+4 may be sent back with an R of its colour.
option retour_kutsche
option jump_in_wild
seats anna ben cem
hand anna W+4 BR Y2
hand ben G5 B9
hand cem W+4 B3 B4
top R9
draw Y3 Y4 Y5 Y6 Y7

anna: play W+4:G
cem: jump W+4:B
? legal anna: take | play BR
anna: play BR uno
? turn cem
? pending 4
cem: take
? cards cem 6
? turn ben
