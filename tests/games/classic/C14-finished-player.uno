# C14, V12: a player who is out already may still catch.
option play_on
seats anna ben cem
hand anna R1
hand ben  R3 B4
hand cem  R6 R7
top R9
draw Y1 Y2 Y3

anna: play R1
? place anna 1
ben: play R3
? owes ben uno
anna: contra ben
? hand ben B4 Y1 Y2
? turn cem
