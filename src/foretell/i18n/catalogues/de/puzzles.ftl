### foretell puzzles

commands-puzzles = Aufgaben im Spiel von Bots untereinander finden und in eine Datei schreiben, oder eine solche Datei fortsetzen.
    .short = Aufgaben im Spiel von Bots finden
puzzles-option-out = Datei zum Schreiben oder Fortsetzen.
puzzles-option-count = Mindestzahl der Aufgaben in der Datei (Standard: 100).
puzzles-finding = Aufgaben werden gesucht
puzzles-found = { $count } Aufgaben stehen in { $file }.
puzzles-not-puzzles = Das ist keine Datei mit Aufgaben: „{ $found }“. Nenne eine andere Datei oder eine, die es noch nicht gibt.
