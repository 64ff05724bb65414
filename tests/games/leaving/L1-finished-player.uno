# L1, V12: a finished player who leaves keeps the place and the points.
option play_on
seats anna ben cem
hand anna R1
hand ben  R3 R4
hand cem  R6 R7
top R9
draw Y1

anna: play R1
? place anna 1
anna: leave
? place anna 1
? turn ben
? phase play
? draw-pile 1
ben: play R3 uno
cem: play R6 uno
ben: play R4
? phase round-over
? place ben 2
? winner anna
? score anna 20          # R3 R4 and R6 R7
