# V12, V17, C15: an R as the last card of the last but one ends the round; the draw is carried out before penalty scoring.
option play_on
option retour_kutsche
option strafpunkte
seats anna ben cem
hand ben RR
hand cem R+2 B1
top R9
turn cem
draw G1 G2 G3

cem: play R+2 uno
ben: play RR
? phase round-over
? hand cem B1 G1 G2
? score cem 4
? score ben 0
