# P3, V12: a player who is back keeps the round open that would have ended.
option play_on
option sleeping
seats anna ben cem
hand anna R1
hand ben  R2
hand cem  R4 R5
top R9
draw Y9 Y8

anna: play R1
table: punish anna sleep
ben: play R2
? place ben 1
? phase play
? turn cem
cem: play R4 uno
anna: draw
? turn cem
cem: play R5
? place cem 2
? phase round-over
? winner ben
? score ben 18           # R4 R5 and Y9
