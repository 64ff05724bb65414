# X14b, C14: a gesture owed from an earlier play ends with the card, though the window is open until the last card.
option seven_o
option play_on
option catch_window=last_card
option action_uno=5:self
option last_exchange
seats anna ben cem
hand anna R5 R0
hand ben R1 B2
hand cem R2 Y5
top R9
draw G1 G2 G3

anna: play R5 uno
? owes anna gesture
ben: play R1 uno
cem: play R2 uno
? owes anna gesture
anna: play R0
? place ben 1
? hand anna Y5
? owes anna uno
anna: gesture ! C13
