# L1a, L1: under partner the seat is played on: its hand counts as all others at the end.
option partner
seats anna ben cem dora
hand anna R1
hand ben  R3 R4
hand cem  W
hand dora R7
top R9

ben: leave
cem: leave
anna: play R1
? winner anna
? score anna 14          # R3 R4 R7, not the team's own W
