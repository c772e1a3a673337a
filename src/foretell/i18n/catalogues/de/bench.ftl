### How fast the simulator is: the command, its table, and what cannot be measured

commands-bench = Messen, wie schnell der Simulator auf diesem Rechner ist, auf einem Kern, soweit nichts anderes dabeisteht. Jeder Wert ist der Median mehrerer Messungen; ± gibt an, wie weit sie auseinanderliegen. Mit --peers werden im selben Lauf auch andere Programme gemessen.
    .short = messen, wie schnell der Simulator ist
bench-option-json = Jeden Wert als eine Zeile JSON ausgeben: name, value, unit, samples.
bench-option-only = Nur die Werte mit diesen Namen messen.
bench-option-peers = Auch andere Programme messen: OpenSpiel, die Spiele von PettingZoo und RLCard, soweit sie installiert sind, und Spiele in C, wenn es einen C-Compiler gibt.
commands-value-names = NAME[,NAME…]

bench-measuring = Messung läuft
bench-compiling = Der Simulator wird kompiliert. Das dauert einige Sekunden und geschieht nur beim ersten Mal.

## The table

bench-unit-decisions = Entscheidungen je Sekunde: Karten, Ansagen und gewählte Trümpfe
bench-unit-worlds = Welten je Sekunde: verdeckte Karten so verteilt, wie sie liegen können
bench-unit-playouts = Durchläufe je Sekunde: Runden, von der Mitte an zu Ende gespielt
bench-unit-cards = Karten je Hand, bei denen eine Runde in 50 ms genau gelöst ist
bench-unit-seconds = Sekunden
bench-number = { $value }
bench-spread = ±{ $percent } %
bench-line = { $name }, { $title }: { $value }
bench-ratio = { $ours } trifft { $times }-mal so viele Entscheidungen je Sekunde wie { $peer }.

bench-title-random-games = { $players } Spieler, zufällig
bench-title-random-games-all = { $players } Spieler, zufällig, alle Kerne
bench-title-random-games-gpu = { $players } Spieler, zufällig, mit CUDA
bench-title-steady-games = { $players } Spieler, alle der Bot steady
bench-title-vector-env = viele Spiele zugleich, zum Lernen
bench-title-gymnasium = viele Spiele für Gymnasium, in jedem ein Platz
bench-title-pettingzoo = { $players } Spieler reihum, für PettingZoo
bench-title-openspiel-tree = der Spielbaum, für OpenSpiel
bench-title-worlds = für einen Spieler, mitten in der Runde
bench-title-playouts = { $players } Spieler, alle der Bot steady
bench-title-solver = einer gegen alle, { $players } Spieler
bench-title-solver-everyone = jeder für sich, { $players } Spieler
bench-title-compile = der erste Aufruf, der kompiliert
bench-title-start = ein späterer Aufruf bis zum ersten Spiel
bench-title-openspiel = die Zufallsbots von OpenSpiel
bench-title-c = 4 Spieler, zufällig, in einfachem C
bench-title-c-native = dasselbe für diesen Prozessor
bench-title-openspiel-kuhn = Kuhn-Poker von OpenSpiel, in Python
bench-title-openspiel-tic-tac-toe = Tic-Tac-Toe von OpenSpiel, in Python
bench-title-pettingzoo-connect-four = „Vier gewinnt“ von PettingZoo
bench-title-pettingzoo-texas-holdem = Texas Hold’em von PettingZoo
bench-title-rlcard-leduc = Leduc Hold’em von RLCard, zufällig
bench-title-rlcard-uno = UNO von RLCard, zufällig

## What cannot be measured

bench-left-out = { $name } fehlt: { $why }
bench-no-library = { $library } ist nicht installiert. Installiere es mit: { $install }
bench-no-compiler = Es gibt keinen C-Compiler. Gesucht wurde: { $looked-for }.
bench-not-compiled = Der C-Compiler konnte das nicht ausführen: { $command }. Seine Meldung: { $told }
bench-no-graphics = Es gibt keinen Grafikprozessor mit CUDA.
bench-hampered = Mit gesetztem { $variable } wären das nicht die Werte, die der Simulator im Alltag erreicht. Starte ohne diese Variable.
