"""What a click does: one row for each verb, and the handlers."""
