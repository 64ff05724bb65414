# D1, D2: two players; a deal begins the draft.
mode duo
seats anna ben
deal 00

? phase draft
? cards anna 0
? cards ben 0
