### foretell puzzles

commands-puzzles = Find puzzles in self-play and write them to a file, or continue such a file.
    .short = find puzzles in self-play
puzzles-option-out = File to write or to continue.
puzzles-option-count = Least number of puzzles in the file (default: 100).
puzzles-finding = Finding puzzles
puzzles-found = { $count } puzzles are in { $file }.
puzzles-not-puzzles = This is not a file of puzzles: “{ $found }”. Name another file, or one that does not exist yet.
