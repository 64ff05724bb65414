# C13: once caught, it is too late to call.
seats anna ben
hand anna R1 B1
hand ben  R3 R4
top R9
draw Y1 Y2

anna: play R1
ben: contra anna
? hand anna B1 Y1 Y2
? owes anna nothing
anna: say uno ! C13
ben: contra anna ! C14
? turn ben
