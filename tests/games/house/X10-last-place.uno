# Under V12 the last place.
mode classic
option elimination
option play_on
seats anna ben cem
hand anna R1
hand ben  R2
hand cem  B7 B8
top R9
draw Y3 Y4
turn anna

anna: play R1
ben: play R2
? phase round-over
? out cem
? place cem 3
