### Lobi yang dibuat seperti laga terakhir di channel-nya

button-like-last-time = Seperti terakhir kali
