# X14b: who is accused then owes for the hand received alone.
option seven_o
option play_on
option catch_window=last_card
option action_uno=5:self
option last_exchange
seats anna ben cem
hand anna R5 R7
hand ben R1 B2 B3
hand cem R2 Y5 Y6
top R9
draw G1 G2 G3 G4

anna: play R5 uno
ben: play R1
cem: play R2
anna: play R7 > ben
? place ben 1
? hand anna B2 B3
? owes anna nothing
cem: contra anna ! C14
