# C14, P3: in both windows the debt lapses when the player no longer holds one card.
option catch_window=last_card
option questions
seats anna ben cem
hand anna R1 B1
hand ben  R3 B4
hand cem  R6 R7 G7
top R9
draw Y1 Y2 Y4 Y5

anna: play R1
? owes anna uno
table: punish anna question
? hand anna B1 Y1
? owes anna nothing
ben: contra anna ! C14
ben: play R3
? owes ben uno
cem: draw
? turn anna
? owes ben uno
anna: draw
? turn ben
ben: draw
? owes ben nothing
cem: contra ben ! C14
