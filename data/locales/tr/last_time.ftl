### Lobi, kanalın son maçı gibi kurulur

button-like-last-time = Geçen seferki gibi
