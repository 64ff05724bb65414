# L1a, V12: under penalty everybody scores what they hold when the round is over, leavers what they held at leaving.
option play_on
option scoring=penalty
seats anna ben cem dora
hand anna R1
hand ben  G3 G4
hand cem  R6 R7
hand dora R8 Y9
top R9
draw W B2

anna: play R1
ben: draw
ben: pass
ben: leave
cem: play R6 uno
dora: play R8 uno
cem: play R7
? phase round-over
? score anna 0
? score ben 57
? score cem 0
? score dora 9
