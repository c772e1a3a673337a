"""Code shared by several commands: flags and values, files, exits, words and colours."""
