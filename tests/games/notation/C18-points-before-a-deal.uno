# C18, NOTATION: the points before a dealt round count towards the target.
option hand_size=14
option hand_limit=15
option target=200
seats anna ben
round 2
score anna 190
score ben 150
dealer ben
deal 09

? winner ben
? phase match-over
? match ben
