# X14b: who has gone out by the exchange owes nothing, whatever was owed before.
option seven_o
option play_on
option catch_window=last_card
option action_uno=3:self
option last_exchange
seats anna ben cem
turn ben
hand anna R0
hand ben R3 B4 B5
hand cem R2 Y5 Y6
top R9

ben: play R3
? owes ben gesture
cem: play R2
? owes ben gesture
anna: play R0
? place ben 1
? owes ben nothing
cem: contra ben ! C14
