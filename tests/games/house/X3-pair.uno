# X3: judged by the top card of what empties the hand: a pair (V3), a double (V2), a jump (V5).
option no_action_finish
option fast_doubles
option jump_in
seats anna ben
hand anna RS RS
hand ben GS B2
top R9
draw G1 G2 G3

anna: play RS RS ! X3
anna: play RS
? turn anna
anna: double RS ! X3
