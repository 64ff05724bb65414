# C11b, P4: a penalty card of the current colour makes the W+4 just drawn a foul; with bluff off it stays in hand.
option bluff=off
option questions
seats anna ben
hand anna B5 Y1
hand ben  B1
top R9
draw W+4 R1

anna: draw
? legal anna: pass | play W+4:R | play W+4:Y | play W+4:G | play W+4:B
table: punish anna question
? legal anna: pass
anna: play W+4:B ! C11b
anna: pass
