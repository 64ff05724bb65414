"""What follows from a change of a table: deadlines, who is rung, and which messages it has."""
