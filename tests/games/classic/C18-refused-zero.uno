# C18, K2: a target below one is refused; the options are judged before the seats.
option target=0
seats anna
? refused K2
