# V14, C13: whoever plays again may still make up for the first call and make the next one ahead.
option bruno_kuno
seats anna ben
hand anna RS R1 Y1 Y2
hand ben R2 G1 G2 G3
top R9
draw B1 B2 B3

anna: play RS
? owes anna bruno
anna: say bruno
? owes anna nothing
anna: say kuno
anna: play R1
? owes anna nothing
ben: contra anna ! C14
