# V14, D2: neither the draft nor a hand of three in it owes anything.
mode duo
option bruno_kuno
seats anna ben
drafter anna
draw R1 Y1 B1 Y2 R2 Y3 B2 Y4 R3 Y5 B3 Y6 R4 Y7 B4 G1 R5 G2 B5 G3 R6 G4 B6 G5 R7 G6 B7 G7 G9

anna: keep
? owes anna nothing
ben: keep
? owes ben nothing
anna: keep
ben: contra anna ! C14
