# L1, V12: a player who leaves without a place leaves no gap; the first place counts that hand as it was then.
option play_on
seats anna ben cem dan
hand anna R1
hand ben  R3 R4
hand cem  R6 R7
hand dan  R8 Y8
top R9
draw Y1

anna: play R1
ben: leave
cem: play R6 uno
dan: play R8 uno
cem: play R7
? place cem 2
? phase round-over
? winner anna
? score anna 36          # R3 R4, R6 R7, R8 Y8
