# M10, M12, V13: a forgotten Uno Uno with a 7 that names somebody: two cards, then the swap.
mode mercy
option uno_uno
seats anna ben
hand anna R7
hand ben  Y1 Y3 Y4
top R9
draw Y5 B7 G1

anna: play R7 > ben
? hand anna Y1 Y3 Y4
? hand ben Y5 B7
