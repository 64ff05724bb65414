# V5 off: no card is thrown in out of turn.
seats anna ben cem
hand anna R5 Y1 Y2
hand ben G1 G2
hand cem R5 G4 G5
top R9

anna: play R5
? cannot cem: jump R5
cem: jump R5 !
cem: play R5 ! C5
? turn ben
