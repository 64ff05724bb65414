# L1a, C17: a leaver may reach the target, which ends the match: of those left the lowest score wins.
option strafpunkte
seats anna ben cem
hand anna R1
hand ben  R9 R8
hand cem  R6 R7
top R9
score ben 483
score anna 40
score cem 20

ben: leave
anna: play R1
? phase match-over
? score ben 500
? score cem 33
? match cem
