# M8, X3, V15: a D that would empty the hand is an action; it may not be played, though a 0 goes with it.
mode mercy
option no_action_finish
option no_zero_finish
option uno_uno
option hand_limit=15
option several
seats anna ben
hand anna RD R0 R0
hand ben  Y1 Y2
top R9
draw B5 R6 B7

? cannot anna: play RD
? legal anna: play R0 | play R0 R0
anna: play R0 R0
