"""What happens by itself at its time: bot opponents, reminders, delivery."""
