# P3, P5: sleeping costs one card; the sleeper keeps the turn.
option sleeping
seats anna ben
hand anna R1 B1
hand ben  R3 B3
top R9
draw R2 Y2

table: punish anna sleep
? hand anna R1 B1 R2
? turn anna
? phase play
? legal anna: draw | play R1 | play R2
anna: play R2
? owes anna nothing
