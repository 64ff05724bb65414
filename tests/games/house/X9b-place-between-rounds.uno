# X9b, L1: between rounds a place in the round that is over is no help to one who has left.
option blitz
option play_on
seats anna ben cem
hand anna R5
hand ben  R1
hand cem  B2
top R9
score anna 300
score ben 20

anna: play R5
anna: leave
ben: play R1
? phase round-over
? place anna 1
table: time-up
? match ben
