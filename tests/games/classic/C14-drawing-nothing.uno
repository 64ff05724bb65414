# C14, C16: one's own draw that gives no card keeps the window open: the other can still catch.
option questions
seats anna ben
hand anna RS B1
hand ben  G3 R4
top R9

anna: play RS
? owes anna uno
table: punish ben question
? cards ben 3
anna: draw
? turn ben
? owes anna uno
ben: contra anna
? owes anna nothing
? cards anna 1
anna: say uno ! C13
