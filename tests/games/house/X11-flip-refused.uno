# X11, K2: flip has no 0.
mode flip
option seven_o=zero
seats anna ben
? refused K2
