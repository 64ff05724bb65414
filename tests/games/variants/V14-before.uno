# V14, C13: before the play the call goes one card ahead, on one's turn only; it lapses with a draw.
option bruno_kuno
seats anna ben
hand anna R1 R2 R3 R4
hand ben R5 R6 R7
top R9
draw G2 G3 G4

ben: say kuno ! C13
anna: say kuno ! C13
anna: say bruno
anna: play R1
? owes anna nothing
ben: say kuno
ben: draw
? turn anna
? cards ben 4
? owes ben nothing
