# V4, V13: a forgotten "Uno Uno" draws two, and then the 0 has its effect after all.
option seven_o
option uno_uno
seats anna ben cem
hand anna R0
hand ben R7 B8
hand cem R2 G3 G4
top R9
draw Y1 Y2 Y3

anna: play R0
? hand ben Y1 Y2
? hand cem R7 B8
? hand anna R2 G3 G4
? turn ben
