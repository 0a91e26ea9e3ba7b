"""What all layouts are made of: texts, buttons, ids, and what was typed."""
