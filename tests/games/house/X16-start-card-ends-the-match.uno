# X16, C18: and the match, if it is its only round. This seed turns a +2.
option hand_size=14
option hand_limit=15
option target=round
seats anna ben
dealer ben
deal 09

? phase match-over
? match ben
