"""What people who mean no good can send over the socket, and what each gets.

`python -m tests.abuse` prints the list that stands in docs/operating.md.
"""
