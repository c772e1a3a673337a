### How fast the simulator is: the command, its table, and what cannot be measured

commands-bench = Mesurer la vitesse du simulateur sur cette machine, sur un seul cœur sauf mention contraire. Chaque chiffre est la médiane de plusieurs mesures ; ± dit de combien elles s’écartent. Avec --peers, d’autres programmes sont mesurés dans la même série.
    .short = mesurer la vitesse du simulateur
bench-option-json = Donner chaque chiffre sur une ligne de JSON : name, value, unit, samples.
bench-option-only = Seulement les chiffres qui portent ces noms.
bench-option-peers = Mesurer aussi d’autres programmes : OpenSpiel, les jeux de PettingZoo et RLCard, s’ils sont installés, et des parties en C, s’il y a un compilateur C.
commands-value-names = NOM[,NOM…]

bench-measuring = Mesure en cours
bench-compiling = Le simulateur est en cours de compilation. Cela prend quelques secondes, et seulement la première fois.

## The table

bench-unit-decisions = Décisions par seconde : cartes, annonces et choix de l’atout
bench-unit-worlds = Mondes par seconde : donnes possibles des cartes cachées
bench-unit-playouts = Simulations par seconde : manches jouées du milieu jusqu’à la fin
bench-unit-cards = Cartes par main quand une manche est résolue exactement en 50 ms
bench-unit-seconds = Secondes
bench-number = { $value }
bench-spread = ±{ $percent } %
bench-line = { $name }, { $title } : { $value }
bench-ratio = { $ours } prend { $times } fois autant de décisions par seconde que { $peer }.

bench-title-random-games = { $players } joueurs au hasard
bench-title-random-games-all = { $players } joueurs au hasard, tous les cœurs
bench-title-random-games-gpu = { $players } joueurs au hasard, avec CUDA
bench-title-steady-games = { $players } joueurs, tous le bot steady
bench-title-vector-env = beaucoup de parties à la fois, pour l’apprentissage
bench-title-gymnasium = beaucoup de parties pour Gymnasium, une place dans chacune
bench-title-pettingzoo = { $players } joueurs à tour de rôle, pour PettingZoo
bench-title-openspiel-tree = l’arbre du jeu, pour OpenSpiel
bench-title-worlds = pour un joueur, en milieu de manche
bench-title-playouts = { $players } joueurs, tous le bot steady
bench-title-solver = un contre tous, { $players } joueurs
bench-title-solver-everyone = chacun pour soi, { $players } joueurs
bench-title-compile = la première utilisation, qui compile
bench-title-start = une utilisation suivante, jusqu’à la première partie
bench-title-openspiel = les bots aléatoires d’OpenSpiel
bench-title-c = 4 joueurs au hasard en C
bench-title-c-native = le même, compilé pour ce processeur
bench-title-openspiel-kuhn = poker de Kuhn d’OpenSpiel, en Python
bench-title-openspiel-tic-tac-toe = morpion d’OpenSpiel, en Python
bench-title-pettingzoo-connect-four = Puissance 4 de PettingZoo
bench-title-pettingzoo-texas-holdem = Texas hold’em de PettingZoo
bench-title-rlcard-leduc = Leduc hold’em de RLCard, au hasard
bench-title-rlcard-uno = UNO de RLCard, au hasard

## What cannot be measured

bench-left-out = { $name } manque : { $why }
bench-no-library = { $library } n’est pas installé. Pour l’installer : { $install }
bench-no-compiler = Il n’y a pas de compilateur C. Cherchés : { $looked-for }.
bench-not-compiled = Le compilateur C n’a pas pu exécuter { $command }. Il a répondu : { $told }
bench-no-graphics = Il n’y a pas de processeur graphique avec CUDA.
bench-hampered = Avec { $variable }, ce ne seraient pas les chiffres du simulateur tel qu’on l’utilise. Recommencez sans cette variable.
