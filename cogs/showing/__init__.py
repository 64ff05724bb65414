"""What is shown: views as pages, pages as Discord's components, and pictures."""
