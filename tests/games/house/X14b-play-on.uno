# X14b, V12: who then holds no cards takes the place; who played goes on with the hand received and
# owes its calls alone.
option seven_o
option play_on
option bruno_kuno
option last_exchange
seats anna ben cem
hand anna R0
hand ben B1 B2 B3 B4
hand cem Y5 Y6 
top R9
draw G1 G2 G3

anna: play R0
? place ben 1
? hand anna Y5 Y6
? hand cem B1 B2 B3 B4
? owes anna kuno
? owes ben nothing
? turn cem
