# V12, L1: a finished player who leaves keeps the place; the others go on.
option play_on
seats anna ben cem
hand anna R5
hand ben R6
hand cem R7 Y9
top R9

anna: play R5
anna: leave
? place anna 1
? turn ben
ben: play R6
? phase round-over
? winner anna
? place ben 2
