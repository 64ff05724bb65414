# L3: a dealt game is stopped right away; holds for any shuffle.
seats anna ben cem
deal abcdef

? score anna 0
table: stop
? phase match-over
? score anna 0
? score ben 0
? score cem 0
