# C13: a call that fits nothing is refused, and the play that carries it with it.
seats anna ben
hand anna R1 B1 B2
hand ben  R3 R4
top R9
draw Y1 Y2

anna: play R1 uno ! C13
? hand anna R1 B1 B2
? top R9
? turn anna
anna: say uno ! C13
anna: play B1 uno !      # neither the card nor the call
anna: say bruno ! C13    # no such call in this game
anna: play R1
? owes anna nothing
? hand anna B1 B2
