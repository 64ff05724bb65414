# Not in the draft, and not between rounds.
mode duo
option false_contra
seats anna ben
drafter anna
draw R1 R2 R3 R4
anna: contra ben ! C14
? phase draft
anna: keep
