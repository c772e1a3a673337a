### How fast the simulator is: the command, its table, and what cannot be measured

commands-bench = Mide lo rápido que es el simulador en esta máquina, en un solo núcleo si no se indica otra cosa. Cada cifra es la mediana de varias mediciones; ± indica cuánto se separan. Con --peers se miden también otros programas en la misma tanda.
    .short = mide lo rápido que es el simulador
bench-option-json = Cada cifra como una línea de JSON: name, value, unit, samples.
bench-option-only = Solo las cifras con estos nombres.
bench-option-peers = Mide también otros programas: OpenSpiel, los juegos de PettingZoo y RLCard, si están instalados, y partidas en C, si hay un compilador de C.
commands-value-names = NOMBRE[,NOMBRE…]

bench-measuring = Midiendo
bench-compiling = Se está compilando el simulador. Tarda unos segundos, y solo la primera vez.

## The table

bench-unit-decisions = Decisiones por segundo: cartas, apuestas y triunfos elegidos
bench-unit-worlds = Mundos por segundo: cartas ocultas repartidas como podrían estar
bench-unit-playouts = Simulaciones por segundo: rondas jugadas desde la mitad hasta el final
bench-unit-cards = Cartas en cada mano con las que una ronda se resuelve exactamente en 50 ms
bench-unit-seconds = Segundos
bench-number = { $value }
bench-spread = ±{ $percent } %
bench-line = { $name }, { $title }: { $value }
bench-ratio = { $ours } toma { $times } veces las decisiones por segundo de { $peer }.

bench-title-random-games = { $players } jugadores al azar
bench-title-random-games-all = { $players } al azar, todos los núcleos
bench-title-random-games-gpu = { $players } jugadores al azar, con CUDA
bench-title-steady-games = { $players } jugadores, todos el bot steady
bench-title-vector-env = muchas partidas a la vez, para aprender
bench-title-gymnasium = muchas partidas para Gymnasium, un asiento en cada una
bench-title-pettingzoo = { $players } jugadores por turnos, para PettingZoo
bench-title-openspiel-tree = el árbol del juego, para OpenSpiel
bench-title-worlds = para un jugador, a mitad de ronda
bench-title-playouts = { $players } jugadores, todos el bot steady
bench-title-solver = uno contra el resto, { $players } jugadores
bench-title-solver-everyone = cada uno por su cuenta, { $players } jugadores
bench-title-compile = el primer uso, que compila
bench-title-start = un uso posterior, hasta la primera partida
bench-title-openspiel = los bots al azar de OpenSpiel
bench-title-c = 4 jugadores al azar en C
bench-title-c-native = lo mismo para este procesador
bench-title-openspiel-kuhn = póker de Kuhn de OpenSpiel, en Python
bench-title-openspiel-tic-tac-toe = tres en raya de OpenSpiel, en Python
bench-title-pettingzoo-connect-four = Conecta 4 de PettingZoo
bench-title-pettingzoo-texas-holdem = póker Texas de PettingZoo
bench-title-rlcard-leduc = póker de Leduc de RLCard, al azar
bench-title-rlcard-uno = UNO de RLCard, al azar

## What cannot be measured

bench-left-out = Falta { $name }: { $why }
bench-no-library = { $library } no está instalado. Se instala así: { $install }
bench-no-compiler = No hay ningún compilador de C. Se ha buscado: { $looked-for }.
bench-not-compiled = El compilador de C no ha podido con este comando: { $command }. Su salida: { $told }
bench-no-graphics = No hay ningún procesador gráfico con CUDA.
bench-hampered = Con { $variable } definida, no serían las cifras del simulador tal como se usa. Quítala y prueba de nuevo.
