# X2, P1, X5b: several that do not fit cost one card, and may knock out who tried them, on the turn.
option several
option wrong_card
option hand_limit=15
seats anna ben cem
hand anna G7 B7 Y1 Y2 Y3 Y4 Y5 Y6 Y8 B3 B4 B5 B6 B1
hand ben  Y1 Y2
hand cem  B1 B2
top R9
draw Y5 Y6

anna: play G7 B7 ! C4
? out anna
? draw-pile 1
? turn ben
? phase play
