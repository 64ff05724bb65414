# V13, V3: a pair without the call costs two cards.
option uno_uno
option fast_doubles
seats anna ben cem
hand anna RS RS
hand ben R6 B1
hand cem R7 B2
top R9
draw G1 R2

anna: play RS RS
? hand anna G1 R2
? turn anna              # both others are passed over, the round goes on
