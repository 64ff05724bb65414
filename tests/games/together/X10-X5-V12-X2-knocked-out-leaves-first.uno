# X10, V12, X5: under play_on the knocked out leave first, before the last place.
option elimination
option play_on
option hand_limit=15
option several
option must_swap
seats anna ben cem dora
hand anna R7 G7
hand ben  Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 B1 B2 B3 B4 B5
hand cem  G1 G2
hand dora R1
top R9
draw W W+4 B7 B8 B9

anna: play R7 G7
? place anna 1
ben: draw
? out ben
? turn cem
cem: play G1 uno
dora: draw
? phase drawn
dora: pass
cem: play G2
? phase round-over
? place cem 2
? out ben
? in dora
? in anna
