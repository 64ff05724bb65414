# C5: one may pass with the drawn card in hand, and only then.
seats anna ben
hand anna R1 G1
hand ben  R3 B3
top R9
draw G9 Y3

anna: pass ! C5          # nothing drawn yet
anna: draw
? phase drawn            # the G9 fits by its rank
anna: pass
? hand anna R1 G1 G9
? turn ben
? phase play
? top R9
anna: pass ! C5
