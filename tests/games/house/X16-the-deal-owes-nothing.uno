# X16, V14: the deal owes nothing, with three cards and two neither.
option hand_size=3
option bruno_kuno
seats anna ben cem
deal 00

? cards anna 3
? owes anna nothing
? owes ben nothing
? owes cem nothing
anna: contra ben ! C14
