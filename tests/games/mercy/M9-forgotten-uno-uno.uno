# M9, V13: with Uno Uno forgotten two are drawn, then the roulette has its effect.
mode mercy
option uno_uno
seats anna ben
hand anna W+X
hand ben  Y1 Y3
top R9
draw Y5 B7 Y8 G1

anna: play W+X
? hand anna Y5 B7
? phase colour
ben: colour G
? cards ben 4
? turn anna
