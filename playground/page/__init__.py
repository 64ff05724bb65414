"""The web page on which one tester acts as everybody: its files and its WebSocket."""
