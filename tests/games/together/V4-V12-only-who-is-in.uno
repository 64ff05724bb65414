# V4, V12: a finished player takes no part in exchanges.
option seven_o
option play_on
seats anna ben cem
hand anna R5
hand ben R7 R0 B8
hand cem R2 G3 G4
top R9

anna: play R5
? legal ben: draw | play R7 | play R7 > cem | play R0
ben: play R7 > anna ! V4
ben: play R0
? hand ben R2 G3 G4
? hand cem R7 B8
? cards anna 0
