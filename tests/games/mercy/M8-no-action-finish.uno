# M8, X3: the hand after the discarding counts: what is emptied by a D ends in an action.
mode mercy
option no_action_finish
seats anna ben
hand anna RD R1 R2
hand ben  Y1 Y3
top R9
draw Y5 Y6 Y7

anna: play RD ! X3
? legal anna: play R1 | play R2
