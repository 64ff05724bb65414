# X9: once the match is over time cannot be up any more.
option blitz
option target=round
seats anna ben
hand anna R1
hand ben  G9
top R9

anna: play R1
? phase match-over
table: time-up ! C5
