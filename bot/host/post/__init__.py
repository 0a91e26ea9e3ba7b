"""What goes out: posts written with what they tell, delivered once, and when somebody may be pinged."""
