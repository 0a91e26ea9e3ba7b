"""What people do: gather, play, give orders, set, look. Everything here answers one person at once."""
