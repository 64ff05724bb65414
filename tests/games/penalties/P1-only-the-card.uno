# P1: only the card is judged: a card not held, a missing colour, an unfitting call, other refusals cost nothing.
option wrong_card
seats anna ben
hand anna R1 B1 W
hand ben  R3 B3 B4
top R9
draw Y1 Y2

anna: play R2 ! C5       # not held
anna: play W !           # no colour
anna: play R1 uno ! C13  # two cards would be left
anna: pass ! C5
anna: take ! C5
anna: say uno ! C13
ben: draw ! C5
ben: contra anna ! C14
? hand anna R1 B1 W
? cards ben 3
? draw-pile 2
? turn anna
