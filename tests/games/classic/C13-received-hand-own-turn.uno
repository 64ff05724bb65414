# C13, C14, V4: the turn of the one who owes does not close the window; the turn of another does.
option seven_o
seats anna ben cem
hand anna R7 B1
hand ben  G3 G4 G5
hand cem  R6 R8
top R9
draw R1 Y2

anna: play R7 > ben
? owes ben uno
? turn ben
ben: draw                # a second card: the debt lapses with it
? owes ben nothing
cem: contra ben ! C14
ben: play R1
? cards ben 1
? owes ben uno           # this time by playing
ben: say uno
? owes ben nothing
