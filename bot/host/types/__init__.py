"""What the application hands to whoever shows it."""
