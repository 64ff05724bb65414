# K5, V14, V17: an answering R down to three cards owes Bruno.
option retour_kutsche
option bruno_kuno
seats anna ben cem
hand anna R+2 Y1 Y2 Y3 Y4
hand ben RR G1 G2 G3
hand cem B7 B8 B9 B6
top R9
draw Y5 Y6 Y7 Y8 Y9

anna: play R+2
ben: play RR bruno
? owes ben nothing
? turn anna
anna: take
? cards anna 6
? owes anna nothing
