# C13: the last card is owed no call, so a call with it is refused.
seats anna ben
hand anna R1
hand ben  R3 R4
top R9
draw Y1 Y2

anna: say uno ! C13      # one card, not two
anna: play R1 uno ! C13
? phase play
anna: play R1
? phase round-over
? winner anna
