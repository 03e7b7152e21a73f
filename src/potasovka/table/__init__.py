"""What a table is: seats, answers, windows, take-back, what each watcher gets. No network, no database, no clock."""
