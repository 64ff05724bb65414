# V12, C17: under penalty everyone scores the hand held when the round is over.
option play_on
option scoring=penalty
seats anna ben cem
hand anna R5
hand ben R6
hand cem R7 Y9
top R9

anna: play R5
ben: play R6
? phase round-over
? score anna 0
? score ben 0
? score cem 16
