# V12, V11: who goes out with a card that asks oneself for a gesture owes nothing any more.
option play_on
option action_uno=5:self
seats anna ben cem
hand anna R5
hand ben G4 B4
hand cem G1 G2
top R9
draw R1 R2

anna: play R5
? place anna 1
? owes anna nothing
ben: contra anna ! C14
