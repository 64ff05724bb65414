# M8, V14: a call made before for another number of cards covers nothing.
mode mercy
option bruno_kuno
seats anna ben
hand anna RD R5 G5
hand ben  Y1 Y3
top R9
draw Y5 Y6 Y7

anna: say kuno
anna: play RD
? owes anna uno
