# C15: the next player is the next one in the direction of play; a draw pile that is too short is made anew (C16).
seats anna ben cem
direction right
hand anna R+2
hand ben  R4
hand cem  R6
top R5
draw Y1

anna: play R+2
? phase round-over
? hand cem R6 Y1 R5
? hand ben R4
? draw-pile 0
? score anna 16
