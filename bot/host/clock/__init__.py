"""What happens by itself when its time has come: practice opponents, reminders, delivery."""
