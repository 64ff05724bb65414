# X14, X4: the last card is drawn with another in hand, so a drawn 0 never empties it.
option seven_o
option forced_play
option last_exchange
seats anna ben
hand anna G1
hand ben B1 B2
top R9
draw R0 Y1

anna: draw
? legal anna: play R0
anna: play R0
? hand anna B1 B2
? hand ben G1
? owes ben uno
