# P1, V5: a card thrown in that is not identical costs one; the right one then still gets in.
option wrong_card
option jump_in
seats anna ben cem dan
hand anna R5 B1 B2
hand ben  R3 B3
hand cem  G5 R6 Y6
hand dan  R5 Y8 Y9
top R9
draw Y1 Y2 Y3

anna: play R5
cem: jump G5 ! V5        # same rank, other colour
? hand cem G5 R6 Y6 Y1
cem: jump R5 ! C5        # not held: costs nothing
? cards cem 4
dan: jump R5
? hand dan Y8 Y9
? turn anna
? draw-pile 2
