# X9b: nobody wins by the clock who has left, in a later round neither.
option blitz
option play_on
option hand_size=14
seats anna ben cem
hand anna R5
hand ben  R1
hand cem  B2
top R9
score anna 300
score ben 20

anna: play R5
ben: play R1
anna: leave
table: next 00
? phase play
table: time-up
? phase match-over
? score anna 303
? winner cem            # by the cards of this seed
? match cem
