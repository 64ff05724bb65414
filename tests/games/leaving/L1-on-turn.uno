# L1: when the player on turn leaves, the next player is on.
seats anna ben cem dan
direction right
hand anna R1 B1
hand ben  R3 B3 B4
hand cem  R6 R7
hand dan  R8 Y8
top R9
draw Y1 Y2

anna: leave
? turn dan
? direction right
? draw-pile 4
? top R9
dan: play R8 uno
? turn cem
