# V4, V12: a 0 that takes its player out exchanges nothing between the others either.
option seven_o
option play_on
seats anna ben cem
hand anna R0
hand ben R7 B8
hand cem R2 G3 G4
top R9

anna: play R0
? place anna 1
? hand ben R7 B8
? hand cem R2 G3 G4
? turn ben
