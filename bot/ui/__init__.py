"""What people see, as plain data: layouts made of Asks and cards. Knows no Discord type."""
