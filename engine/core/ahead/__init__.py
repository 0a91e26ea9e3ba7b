"""Looking ahead: bot opponents, how they try answers out, and games among them."""
