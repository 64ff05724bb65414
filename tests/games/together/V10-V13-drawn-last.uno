# V10, V13: after drawing, the card played is not the last; no "Uno Uno" fits.
option endless_draw
option uno_uno
seats anna ben
hand anna Y1
hand ben G1 G2
top R9
draw B1 R2 B3

anna: draw
? hand anna Y1 B1 R2
anna: play R2 unouno ! C13
anna: play R2
? hand anna Y1 B1
? turn ben
