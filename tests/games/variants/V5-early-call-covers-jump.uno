# V5, C13: a call made on one's turn covers a jump-in of the same turn.
option jump_in
seats anna ben cem
hand anna R5 Y1 Y2
hand ben R5 G3
hand cem G4 G5 G6
top R9
draw Y5 Y6 Y7 Y8

anna: play R5
ben: say uno
ben: jump R5
? owes ben nothing
cem: contra ben ! C14
? turn cem
