# M8: other D of its colour go under it without effect; those of other colours stay.
mode mercy
seats anna ben
hand anna RD RD BD G5
hand ben  Y1 Y3
top R9
draw Y5 Y6 Y7

anna: play RD
? hand anna BD G5
