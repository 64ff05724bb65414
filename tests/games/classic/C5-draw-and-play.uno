# C5: a drawn card that may be played is played at once or kept; no other card may be played then.
seats anna ben
hand anna R1 G1 R2
hand ben  R3 B3
top R9
draw R5 Y3

anna: draw
? phase drawn
? turn anna
? draw-pile 1
? legal anna: pass | play R5
anna: play R1 ! C5       # it fits, but it is not the drawn card
anna: play G1 ! C5       # C5 comes before C4
anna: draw ! C5
anna: take ! C5
anna: challenge ! C5
ben: play R3 ! C5
anna: play R5
? hand anna R1 G1 R2
? turn ben
? phase play
