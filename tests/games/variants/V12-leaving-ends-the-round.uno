# V12, L1: when leaving leaves one, the round ends as usual for the first place.
option play_on
seats anna ben cem
hand anna R5
hand ben R6 B1
hand cem R7 Y9
top R9

anna: play R5
cem: leave
? phase round-over
? winner anna
? place anna 1
? score anna 23          # the hands at the moment of the last card
