# X10, K2: a single round is a target of one's own, too.
option elimination
option target=round
seats anna ben

? refused K2
