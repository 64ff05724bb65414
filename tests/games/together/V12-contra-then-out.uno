# V12, C14: a finished player's contra counts like any other; the caught one plays on.
option play_on
option bruno_kuno
seats anna ben cem
hand anna R5
hand ben R6 B8 B9
hand cem R7 G9 G8 G7
top R9
draw B1 B2 B3

anna: play R5
ben: play R6
? owes ben kuno
anna: contra ben
? cards ben 4
? turn cem
