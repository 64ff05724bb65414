# M8, C13: a call made before stays good if it fits what is left.
mode mercy
seats anna ben
hand anna RD G5
hand ben  Y1 Y3
top R9
draw Y5 Y6 Y7

anna: say uno
anna: play RD
? hand anna G5
? owes anna nothing
