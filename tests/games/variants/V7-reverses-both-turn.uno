# V7: both R turn the direction.
option jump_in_action
seats anna ben cem
hand anna RR Y1 Y2
hand ben RR G2 G3
hand cem G4 G5
top R9

anna: play RR
? direction right
ben: jump RR
? direction left
? turn cem
