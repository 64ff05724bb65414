# C13: a call made before lapses when its player draws; here there is nothing to draw, and the next turn is not covered.
seats anna ben
hand anna R1 B1
hand ben  B3 B4
top R9

anna: say uno
anna: draw
? cards anna 2
? turn ben
ben: draw
? turn anna
anna: play R1
? owes anna uno
ben: contra anna
? owes anna nothing
? hand anna B1 R9
