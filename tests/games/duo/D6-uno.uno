# D6, C13: a series is covered only by a call made with it.
mode duo
seats anna ben
hand anna RR R1 G1
hand ben R3 B5
top R9
draw Y1 Y2 Y3

anna: say uno ! C13
anna: play RR R1 uno
? owes anna nothing
ben: contra anna ! C14
