# C13, C12: a call before covers a bluff as well; there is nothing to catch, but still something to challenge.
seats anna ben
hand anna W+4 R1
hand ben R5 R6 R7
top R9
draw Y1 Y2 Y3 Y4 Y5 Y6

anna: say uno
anna: play W+4:B
? owes anna nothing
ben: contra anna ! C14
ben: challenge
? cards anna 5
? turn ben
