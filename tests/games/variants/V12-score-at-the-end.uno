# V12: scored when all places are known, with the hands of the first last card.
option play_on
seats anna ben cem
hand anna R5
hand ben R6
hand cem R7 Y9
top R9

anna: play R5
? place anna 1
ben: play R6
? phase round-over
? place ben 2
? winner anna
? score anna 22          # ben's 6, cem's 16
? score ben 0
? score cem 0
