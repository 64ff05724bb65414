# F3, C3e: a W as start card: the first player names the colour, then plays.
mode flip
seats anna ben cem
hand anna R5/T1 B1/P9
hand ben R1/T2 Y2/T3
hand cem R2/T4 Y3/T5
start W/P1

? phase colour
? turn anna
? legal anna: colour R | colour Y | colour G | colour B
anna: play B1 ! C5
anna: colour P ! C10
ben: colour B ! C5
anna: colour B
? phase play
? turn anna
? legal anna: play B1
