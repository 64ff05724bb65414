# L2, V9: who takes the seat back from a stand-in has the seat's score, the team's, under penalty too.
option partner
option scoring=penalty
seats anna ben cem dora
hand anna R5
hand ben  B9
hand cem  G1
hand dora G2
top R9
score ben 300

anna: play R5
? phase round-over
? score ben 311
? score anna 1
anna: leave
anna: join
? score anna 1
? score cem 1
ben: leave
ben: join
? score ben 311
