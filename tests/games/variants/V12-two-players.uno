# V12: with two players the first out ends the round.
option play_on
seats anna ben
hand anna R5
hand ben R6 B1
top R9

anna: play R5
? phase round-over
? winner anna
? place anna 1
? score anna 7
