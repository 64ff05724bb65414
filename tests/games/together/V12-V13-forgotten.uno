# V12, V13: without "Uno Uno" nobody goes out.
option play_on
option uno_uno
seats anna ben cem
hand anna R5
hand ben R6
hand cem R7 G9
top R9
draw B1 B2 B3

anna: play R5
? cards anna 2
ben: play R6 unouno
? place ben 1
cem: play R7 uno
? turn anna
