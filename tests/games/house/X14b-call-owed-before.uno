# X14b: a call owed before ends with the card as well.
option seven_o
option play_on
option catch_window=last_card
option last_exchange
seats anna ben cem
hand anna R5 R0
hand ben R1 B2
hand cem R2 Y5 Y6
top R9

anna: play R5
? owes anna uno
ben: play R1 uno
cem: play R2
anna: play R0
? place ben 1
? hand anna Y5 Y6
? owes anna nothing
