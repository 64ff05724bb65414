# C5: once the round is over there is no turn to take.
seats anna ben
hand anna R1
hand ben  R3 B3
top R9
draw Y1

anna: play R1
? phase round-over
ben: play R3 ! C5
ben: draw ! C5
anna: draw ! C5
ben: contra anna ! C14
ben: say uno ! C13
? cards ben 2
