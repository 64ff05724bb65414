# X16, C13: with two cards UNO may be said ahead on the first turn. This seed turns a number.
option hand_size=2
seats anna ben
deal 06

? turn ben
? hand ben R9 RS
? top R2
? owes ben nothing
anna: say uno ! C13
ben: say uno
ben: play R9
? owes ben nothing
anna: contra ben ! C14
