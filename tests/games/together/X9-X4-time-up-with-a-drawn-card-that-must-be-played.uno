# X9, X4: time is up while a drawn card must be played: it counts as held.
option blitz
option forced_play
seats anna ben
hand anna R5
hand ben  B1
top Y9
draw Y5 Y6

anna: draw
? phase drawn
table: time-up
? winner ben
? cards anna 2
