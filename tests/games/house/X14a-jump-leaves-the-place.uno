# X14a, V5: a jump-in on the last 0 leaves the place, and hands on anew.
option seven_o
option jump_in
option play_on
option last_exchange
seats anna ben cem
hand anna R0
hand ben R0 B3
hand cem Y4 Y5 Y6
top R9

anna: play R0
? place ben 1
? hand cem R0 B3
? hand anna Y4 Y5 Y6
cem: jump R0
? place ben 1
? hand anna B3
? hand cem Y4 Y5 Y6
