# I4: whatever is refused changes nothing: hands, piles, turn, colour, debts.
seats anna ben cem
hand anna R1 B1 W
hand ben  R3 G3
hand cem  R6 G6
top R9
discard Y9
draw Y1 Y2

anna: play B1 ! C4
anna: play R2 ! C5
anna: play W !
anna: play R1 uno ! C13
anna: pass ! C5
anna: take ! C5
anna: challenge ! C5
anna: contra ben ! C14
anna: say uno ! C13
anna: colour G ! C5
anna: jump R1 !
anna: double R1 !
anna: gesture !
ben: play R3 ! C5
table: timeout !
table: next 00 !
dan: join ! L2
? hand anna R1 B1 W
? hand ben R3 G3
? hand cem R6 G6
? draw-pile 2
? top R9
? turn anna
? phase play
? direction left
? legal anna: draw | play R1 | play W:R | play W:Y | play W:G | play W:B
