# V12 off: the round ends with the first last card.
seats anna ben cem
hand anna R5
hand ben R6
hand cem R7 Y9
top R9

anna: play R5
? phase round-over
? score anna 22
