"""What the application hands to those who show it."""
