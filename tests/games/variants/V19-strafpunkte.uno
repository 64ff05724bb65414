# V19, C17: short for scoring=penalty: everyone scores their own hand.
option strafpunkte
seats anna ben cem
hand anna R5
hand ben W R+2
hand cem R7 Y9
top R9

anna: play R5
? phase round-over
? winner anna
? score anna 0
? score ben 70
? score cem 16
