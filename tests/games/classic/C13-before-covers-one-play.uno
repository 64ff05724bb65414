# C13: a call before the play covers the next play only; here an S lets anna play twice.
seats anna ben
hand anna RS B1
hand ben  R3 R4
top R9
draw R2 Y2 Y3

anna: say uno
anna: play RS
? owes anna nothing
? turn anna
anna: draw
? phase drawn
anna: play R2
? cards anna 1
? owes anna uno
ben: contra anna
? hand anna B1 Y2 Y3
