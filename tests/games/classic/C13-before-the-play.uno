# C13: the call made before the play, on one's turn with two cards in hand.
seats anna ben
hand anna R1 B1
hand ben  R3 R4
top R9
draw Y1 Y2

ben: say uno ! C13       # two cards, but not ben's turn
anna: say uno
? turn anna
? phase play
anna: play B1 ! C4       # a refused play does not use it up
anna: play R1
? owes anna nothing
ben: contra anna ! C14
