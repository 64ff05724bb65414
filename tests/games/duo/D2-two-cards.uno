# D2: a draft needs a card to look at and the one after it.
mode duo
seats anna ben
drafter anna
draw R1 R2

? phase draft
? turn anna
? legal anna: keep | discard
