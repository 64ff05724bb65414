# X16, X5: a start card's draw may knock out before anybody plays: the next player is on. This seed turns a +2.
option hand_size=14
option hand_limit=15
seats anna ben cem
dealer cem
deal 21

? out anna
? aside 15
? cards ben 14
? phase play
? turn ben
