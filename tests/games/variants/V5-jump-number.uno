# V5: an identical card may be thrown by anybody else; play goes on from there.
option jump_in
seats anna ben cem dora
hand anna R5 R7 Y1 Y2
hand ben B5 G1 G2
hand cem R5 G4 G5
hand dora R6 G7 G8
top R9

anna: play R5
? turn ben
? legal ben: draw | play B5
? legal cem: jump R5
? cannot cem: play R5
ben: jump B5 ! V5        # rank alone is not enough
dora: jump R6 ! V5       # colour alone is not enough
dora: jump R5 ! C5       # not held
cem: jump R5
? hand cem G4 G5
? turn dora              # ben is passed
? top R5
dora: play R6
? turn anna
