# X14b, C14: where the window closes with the next player's action, what was owed from the card before is one with this card's.
option seven_o
option play_on
option doubles
option action_uno=7:self
option last_exchange
seats anna ben cem
hand anna R7 R7
hand ben R1 B2 B3
hand cem R2 Y5 Y6
top R9
draw G1 G2 G3 G4

anna: play R7 uno
? owes anna gesture
anna: double R7 > ben
? place ben 1
? hand anna R1 B2 B3
? owes anna gesture
cem: contra anna
? cards anna 4
? owes anna nothing
