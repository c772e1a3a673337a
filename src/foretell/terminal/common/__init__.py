"""What two or more commands share: flags and values, files, exits, words and colours."""
