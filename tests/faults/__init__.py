"""The real bot under faults: nothing acknowledged is lost, and everything heals."""
