"""Looking ahead: bot opponents, how they try out answers, and games between them."""
