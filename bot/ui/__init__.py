"""What people see: pure layouts made of Asks and game cards, and the one module that turns them into Discord's."""
