# V3, C13: a pair is covered only by a call made with it, not by one made before.
option fast_doubles
seats anna ben
hand anna R5 R5 B1
hand ben G1 G2
top R9
draw Y1 Y2 Y3

anna: say uno ! C13      # three cards
anna: play R5 R5 uno
? owes anna nothing
? cards anna 1
ben: contra anna ! C14
