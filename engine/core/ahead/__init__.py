"""Looking ahead: practice opponents, how they try answers out, and games among them."""
