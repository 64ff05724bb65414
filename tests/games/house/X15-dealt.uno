# X15: a deal is the first, too. This seed turns a +2.
option rounds=1
option hand_size=14
option hand_limit=15
seats anna ben
deal 09

? phase match-over
