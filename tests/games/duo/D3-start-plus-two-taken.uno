# D3: or takes it, and player 1 plays.
mode duo
seats anna ben
hand anna G+2 R4
hand ben Y+2 R3
start R+2
draw B1 B2 B3

anna: take
? hand anna G+2 R4 B1 B2
? turn ben
? phase play
