"""The services that people's requests go to. Every change is committed before it is answered."""
