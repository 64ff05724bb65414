# C13, C3e: who names the colour of a start card is on turn, and may call ahead of the play.
seats anna ben
dealer ben
hand anna R3 B1
hand ben  Y4 Y5 Y6
start W
draw G1 G2

? phase colour
anna: say uno
anna: colour R
anna: play R3
? owes anna nothing
ben: contra anna ! C14
