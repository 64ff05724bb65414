# X14b, V12: the call for the hand received may go with the card.
option seven_o
option play_on
option last_exchange
seats anna ben cem
hand anna R0
hand ben B1 B2 B3 B4
hand cem Y5
top R9
draw G1 G2 G3

anna: play R0 uno
? place ben 1
? hand anna Y5
? owes anna nothing
