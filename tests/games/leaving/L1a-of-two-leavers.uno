# L1a: of several leavers each hand counts, the one of who left on turn as well.
seats anna ben cem dora
hand anna R1
hand ben  R3 R4
hand cem  R6 RS
hand dora R7 R8
top R9
turn cem

ben: leave
cem: leave
dora: play R7 uno
anna: play R1
? score anna 41          # R3 R4, R6 RS, and R8
