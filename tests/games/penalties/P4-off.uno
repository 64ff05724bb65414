# P4: without the options the engine refuses to punish.
seats anna ben
hand anna R1 B1
hand ben  R3 B3
top R9
draw Y1 Y2

table: punish anna advice ! P4
table: punish anna question ! P4
table: punish ben sleep ! P4
? cards anna 2
? cards ben 2
? draw-pile 2
