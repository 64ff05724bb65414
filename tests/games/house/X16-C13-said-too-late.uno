# X16, C13: as ever: who does not say it can be caught.
option hand_size=2
seats anna ben
deal 06

ben: play R9
? owes ben uno
anna: contra ben
? cards ben 3
