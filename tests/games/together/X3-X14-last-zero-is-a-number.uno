# X3, X14, X4: numbers may be last: a last 0 is a number; a wild may not, and is kept.
option no_action_finish
option seven_o
option last_exchange
option forced_play
seats anna ben
hand anna R0
hand ben  Y1 W
top R9
draw Y5 Y6 Y7 Y8

? can anna: play R0
anna: play R0
? winner ben
