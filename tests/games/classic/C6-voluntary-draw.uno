# C6: in classic one may draw although a card fits.
seats anna ben
hand anna R1 W
hand ben  R3 B3
top R9
draw Y2 Y3

? can anna: draw
anna: draw
? hand anna R1 W Y2
? turn ben
