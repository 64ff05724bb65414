# L1a, V12: who has left before the first player's last card counts for the first place with the value at leaving.
option play_on
seats anna ben cem dora
hand anna R1
hand ben  R3 R4
hand cem  R6 R7
hand dora Y8 Y9
top R9

dora: leave
anna: play R1
? place anna 1
ben: play R3 uno
cem: play R6 uno
ben: play R4
? phase round-over
? score anna 37          # Y8 Y9, R3 R4, R6 R7
