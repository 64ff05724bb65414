# X16, V14: with two cards neither.
option hand_size=2
option bruno_kuno
seats anna ben cem
deal 00

? cards anna 2
? owes anna nothing
? owes ben nothing
anna: contra ben ! C14
