# V9, V13: without "Uno Uno" the team is not out.
option partner
option uno_uno
seats anna ben cem dora
hand anna R5
hand ben B1 B2
hand cem R6
hand dora G3 G4
top R9
draw Y1 Y2

anna: play R5
? phase play
? cards anna 2
? turn ben
