# L1, C13: a call that a leaver has made ahead goes with them: the next player makes their own.
seats anna ben cem
hand anna R5 R6
hand ben  R7 R8
hand cem  B1 B2
top R9

anna: say uno
anna: leave
? turn ben
ben: say uno
ben: play R7
? owes ben nothing
cem: contra ben ! C14
