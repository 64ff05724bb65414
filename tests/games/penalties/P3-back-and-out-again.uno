# P3, V12: whoever is back in the round can finish again, in the place that is then next.
option play_on
option sleeping
seats anna ben cem
hand anna R1
hand ben  R2 R3
hand cem  R4 R5
top R9
draw R8 Y2

anna: play R1
table: punish anna sleep
? hand anna R8
ben: play R2 uno
cem: play R4 uno
anna: play R8            # first again, with R3 and R5 in the other hands
? place anna 1
? turn ben
ben: play R3
? place ben 2
? phase round-over
? winner anna
? score anna 8
