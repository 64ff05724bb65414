# V14: what is given owes nothing.
option bruno_kuno
seats anna ben
hand anna R1 R2 R3
hand ben R5 R6
top R9

? owes anna nothing
? owes ben nothing
ben: contra anna ! C14
anna: say bruno ! C13
