# V3: not with a drawn card; it can be played and doubled (V2) instead.
option fast_doubles
seats anna ben
hand anna R5 Y1 Y2
hand ben G1 G2
top R9
draw R5 B1

anna: draw
? phase drawn
? legal anna: play R5 | pass
? cannot anna: play R5 R5
anna: play R5 R5 !
? phase drawn
anna: play R5
anna: double R5
? hand anna Y1 Y2
? turn ben
