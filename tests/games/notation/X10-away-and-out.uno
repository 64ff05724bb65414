# X10, NOTATION: who has left is not out of the match; neither is dealt to.
option elimination
seats anna ben cem dora
round 2
out anna
away ben
dealer dora
deal 00

? out anna
? in ben
? cards anna 0
? cards ben 0
? cards cem 7
? cards dora 7
