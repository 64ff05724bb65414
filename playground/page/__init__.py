"""The web page on which one tester actions as everybody: its files and its WebSocket."""
