"""What is shown: a table as pages, pages as Discord's components."""
