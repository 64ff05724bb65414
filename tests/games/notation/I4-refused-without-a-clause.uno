# NOTATION: an exclamation mark alone expects a refusal, by whatever clause; so does P1's wrong card.
option wrong_card
seats anna ben
hand anna R5 G1
hand ben G5 G6
top R9
draw Y1 Y2 Y3

ben: take !
? cards ben 2
anna: play G1 !
? cards anna 3
anna: play R5 uno ! C13
? cards anna 3
anna: play R5
? turn ben
