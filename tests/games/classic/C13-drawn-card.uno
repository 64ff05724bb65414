# C13: with the drawn card there are two in hand: the call can come before, with or after it.
seats anna ben cem
hand anna B1
hand ben  G3
hand cem  Y6
top R9
draw R1 R2 R3 Y2

anna: say uno ! C13      # one card in hand
anna: draw
anna: say uno
anna: play R1
? owes anna nothing
ben: draw
ben: play R2 uno
? owes ben nothing
cem: draw
cem: play R3
? owes cem uno
cem: say uno
? owes cem nothing
? turn anna
