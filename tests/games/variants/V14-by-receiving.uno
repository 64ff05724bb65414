# V14, V4: a received hand of three, two or one owes the call.
option bruno_kuno
option seven_o
seats anna ben cem
hand anna R0 B1 B2
hand ben Y1 Y2 Y3
hand cem G1
top R9
draw G5 G6 G7 G8

anna: play R0 uno        # anna comes to hold cem's one card
? owes anna nothing
? owes ben kuno
? owes cem bruno
anna: contra cem
? cards cem 5
? owes ben kuno
