# X10, NOTATION: who is out of the match is dealt nothing, and keeps the score. With the deal the next
# is out (X16: this seed turns a +2), and the match goes to the one who is left.
option elimination
option hand_size=14
option hand_limit=15
seats anna ben cem
round 2
out ben
score ben 300
dealer cem
deal 09

? out ben
? out anna
? in cem
? cards ben 0
? score ben 300
? phase match-over
? match cem
