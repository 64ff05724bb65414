# C6: in duo one may draw although a card may be played.
mode duo
seats anna ben
hand anna R1 W
hand ben RS
top R8
draw Y1 Y2

? can anna: draw
anna: draw
? turn ben
