# C13, V4: a 0 moves every hand; those who receive one card each owe a call, and one may be caught while the other calls.
option seven_o
seats anna ben cem
hand anna R0 B1
hand ben  G3
hand cem  R6 R8
top R9
draw Y1 Y2 Y3

anna: play R0
? hand anna R6 R8
? hand ben B1
? hand cem G3
? owes anna nothing
? owes ben uno
? owes cem uno
cem: say uno
anna: contra cem ! C14
anna: contra ben
? hand ben B1 Y1 Y2
? owes ben nothing
? turn ben
