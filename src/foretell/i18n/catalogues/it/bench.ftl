### How fast the simulator is: the command, its table, and what cannot be measured

commands-bench = Misura quanto è veloce il simulatore su questo computer, su un solo core salvo diversa indicazione. Ogni valore è la mediana di più misure; ± indica quanto distano tra loro. Con --peers si misurano nello stesso giro anche altri programmi.
    .short = misura quanto è veloce il simulatore
bench-option-json = Scrive ogni valore come riga JSON: name, value, unit, samples.
bench-option-only = Misura solo i valori con questi nomi.
bench-option-peers = Misura anche altri programmi: OpenSpiel, i giochi di PettingZoo e RLCard, se sono installati, e partite in C, se c’è un compilatore C.
commands-value-names = NOME[,NOME…]

bench-measuring = Misura in corso
bench-compiling = Il simulatore viene compilato. Ci vuole qualche secondo, e solo la prima volta.

## The table

bench-unit-decisions = Decisioni al secondo: carte, dichiarazioni e briscole scelte
bench-unit-worlds = Mondi al secondo: carte nascoste distribuite come potrebbero essere
bench-unit-playouts = Simulazioni al secondo: round giocati da metà alla fine
bench-unit-cards = Carte per mano con cui un round è risolto esattamente entro 50 ms
bench-unit-seconds = Secondi
bench-number = { $value }
bench-spread = ±{ $percent }%
bench-line = { $name }, { $title }: { $value }
bench-ratio = { $ours } prende { $times } volte le decisioni al secondo di { $peer }.

bench-title-random-games = { $players } giocatori a caso
bench-title-random-games-all = { $players } giocatori a caso, tutti i core
bench-title-random-games-gpu = { $players } giocatori a caso, con CUDA
bench-title-steady-games = { $players } giocatori, tutti il bot steady
bench-title-vector-env = molte partite insieme, per imparare
bench-title-gymnasium = molte partite per Gymnasium, un posto in ciascuna
bench-title-pettingzoo = { $players } giocatori a turno, per PettingZoo
bench-title-openspiel-tree = l’albero di gioco, per OpenSpiel
bench-title-worlds = per un giocatore, a metà round
bench-title-playouts = { $players } giocatori, tutti il bot steady
bench-title-solver = uno contro tutti, { $players } giocatori
bench-title-solver-everyone = ognuno per sé, { $players } giocatori
bench-title-compile = il primo uso, con la compilazione
bench-title-start = un uso successivo, fino alla prima partita
bench-title-openspiel = i bot casuali di OpenSpiel
bench-title-c = 4 giocatori a caso in C
bench-title-c-native = lo stesso per questo processore
bench-title-openspiel-kuhn = poker di Kuhn di OpenSpiel, in Python
bench-title-openspiel-tic-tac-toe = tris di OpenSpiel, in Python
bench-title-pettingzoo-connect-four = Forza 4 di PettingZoo
bench-title-pettingzoo-texas-holdem = Texas hold’em di PettingZoo
bench-title-rlcard-leduc = Leduc hold’em di RLCard, a caso
bench-title-rlcard-uno = UNO di RLCard, a caso

## What cannot be measured

bench-left-out = { $name } manca: { $why }
bench-no-library = { $library } non è installato. Si installa così: { $install }
bench-no-compiler = Non c’è nessun compilatore C. Cercati: { $looked-for }.
bench-not-compiled = Il compilatore C non è riuscito a eseguire: { $command }. Ha risposto: { $told }
bench-no-graphics = Non c’è nessun processore grafico con CUDA.
bench-hampered = Con { $variable } impostata, non sarebbero i valori del simulatore così come lo si usa. Toglila e riprova.
