# NOTATION: a wild as complement card is V16, before the seats are looked at.
option complement=W
seats anna
? refused V16
