# K5, C13: a call made before lapses if the cards are taken instead.
option stacking
seats anna ben cem
hand anna R+2 Y1 Y2
hand ben G+2 G1
hand cem B8 B9
top R9
draw Y5 Y6 Y7 Y8 Y9

anna: play R+2
ben: say uno
ben: take
? cards ben 4
? owes ben nothing
? turn cem
