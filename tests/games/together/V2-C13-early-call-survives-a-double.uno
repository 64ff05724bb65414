# V2, C13: a call made before on one's turn stands when the other one doubles: it is still the same turn.
option doubles
seats anna ben cem
hand anna R5 R5 Y1 Y2
hand ben R6 G1
hand cem B1 B2 B3
top R9

anna: play R5
ben: say uno
anna: double R5
? turn ben
ben: play R6
? owes ben nothing
cem: contra ben ! C14
