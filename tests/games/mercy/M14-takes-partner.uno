# M14: and partners.
mode mercy
option partner
seats a b c d e f
deal 00

? cards a 7
