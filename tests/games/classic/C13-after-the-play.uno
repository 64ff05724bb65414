# C13: the call made after the play, in time.
seats anna ben
hand anna R1 B1
hand ben  R3 R4
top R9
draw Y1 Y2

anna: play R1
? owes anna uno
? turn ben
anna: say uno
? owes anna nothing
ben: contra anna ! C14
anna: say uno ! C13      # it fits nothing any more
? turn ben
? cards anna 1
