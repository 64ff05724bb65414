# P3, C16: a finished player who draws nothing, because nothing is left, is not back in the round.
option play_on
option questions
seats anna ben cem
hand anna R1
hand ben  R2 R3
hand cem  R4 R5
top R9
draw Y1

anna: play R1
table: punish ben question
? hand ben R2 R3 Y1
table: punish cem question
? hand cem R4 R5 R9      # the card below the R1
table: punish anna question
? cards anna 0
? place anna 1
? turn ben
