# K2: the complement card must be in the deck: flip has no 0.
mode flip
option complement=0
seats anna ben
? refused K2
