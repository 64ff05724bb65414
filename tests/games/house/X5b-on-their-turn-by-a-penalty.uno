# A penalty on one's own turn: the pending draw lapses, the next player is on, in phase play.
mode classic
option hand_limit=15
option stacking
option questions
seats anna ben cem
hand anna R+2 R9
hand ben  R1 R2 R3 R4 B1 B2 B3 B4 G1 G2 G3 G4 Y1 Y2
hand cem  B7 B8
top R5
draw Y3 Y4 Y5 Y6
turn anna

anna: play R+2 uno
table: punish ben question
? out ben
? turn cem
? phase play
? pending 0
table: punish ben question ! C5
