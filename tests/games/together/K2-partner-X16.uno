# K2: one that it takes is judged by X16 then.
option partner
option hand_size=13
seats a b c d e f g h
? refused X16
