# X16a: in duo never.
mode duo
option hand_size=15
seats anna ben
dealer anna
deal 00

anna: keep
ben: keep
anna: keep
ben: keep
anna: keep
ben: keep
anna: keep
ben: keep
anna: keep
ben: keep
anna: keep
ben: keep
anna: keep
ben: keep
anna: keep
ben: keep
anna: keep
ben: keep
anna: keep
ben: keep
anna: keep
ben: keep
anna: keep
ben: keep
anna: keep
ben: keep
anna: keep
ben: keep
anna: discard
? phase draft
ben: keep
? cards anna 15
? cards ben 15
