# L1a, V12: a hand still held at the first player's last card counts as it was then, whatever it was at leaving.
option play_on
seats anna ben cem dora
hand anna R1
hand ben  G3 G4
hand cem  R6 R7
hand dora Y8 Y9
top R9
draw W+4 B2

anna: play R1
ben: draw
? cards ben 3
ben: pass
cem: play R6 uno
ben: leave
dora: draw
cem: play R7
? phase round-over
? score anna 37          # G3 G4, R6 R7, Y8 Y9, and no W+4
