# L1a, V12: nor less, when cards of it have been played before leaving.
option play_on
seats anna ben cem dora
hand anna R1
hand ben  R3 R4
hand cem  R6 R7
hand dora Y8 Y9
top R9
draw B2 B3

anna: play R1
ben: play R3 uno
ben: leave
cem: play R6 uno
dora: draw
cem: play R7
? score anna 37
