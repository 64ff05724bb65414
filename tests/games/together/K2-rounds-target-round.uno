# K2: in the other order, too, with rounds=1 as well.
option rounds=1
option target=round
seats anna ben
? refused K2
