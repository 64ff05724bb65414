# C13, V5: a call before covers the jump-in of the player on turn as well; one with the jump-in covers that of any other.
option jump_in
seats anna ben cem
hand anna R5 B1 B2 B3
hand ben  R5 G1
hand cem  G2 B4 G5
top R9
draw Y1 Y2 Y3 Y4

anna: play R5
? turn ben
cem: say uno ! C13       # three cards, and not on turn
ben: say uno
ben: jump R5
? owes ben nothing
anna: contra ben ! C14
? turn cem
cem: play G5
? turn anna
