"""The rules of Wizard: options as values, and every decision of the rules on plain integers."""
