# L1, V12: leaving leaves one active player while another is out already: the round ends as usual for the first place.
option play_on
seats anna ben cem
hand anna R1
hand ben  R3 R4
hand cem  R6 R7
top R9
draw Y1

anna: play R1
? place anna 1
ben: leave
? phase round-over
? winner anna
? score anna 20          # with the hands at anna's last card
? score ben 0
? score cem 0
