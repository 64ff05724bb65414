# D2, X16: the draft of a dealt game ends with as many cards as are dealt.
mode duo
option hand_size=2
option bruno_kuno
seats anna ben
dealer anna
deal 03

? phase draft
? turn anna
anna: keep
ben: keep
anna: discard
? phase draft
ben: discard
? cards anna 2
? cards ben 2
? owes anna nothing
? owes ben nothing
