# C13, V3: a pair that leaves one card is covered by a call with the play, not by one before it.
option fast_doubles
seats anna ben cem
hand anna R5 R5 B1
hand ben  R3 R3 G3
hand cem  R6 R8
top R9
draw Y1 Y2

anna: say uno ! C13      # three cards in hand
anna: play R5 R5 uno
? owes anna nothing
ben: play R3 R3
? owes ben uno
anna: contra ben
? hand ben G3 Y1 Y2
? turn cem
