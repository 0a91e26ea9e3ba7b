"""Rule parts that games share: functions, never base classes."""
