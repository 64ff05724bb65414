# V12, V18: an S as last card answers and goes out; the two cards go on.
option play_on
option lass_mich
seats anna ben cem
hand anna R+2 Y1
hand ben RS
hand cem G8 G9
top R9
draw G5 G6 G7

anna: play R+2 uno
ben: play RS
? place ben 1
? phase pending
? turn cem
? pending 2
cem: take
? turn anna
