### The commands: help pages, and what is wrong with a command line

commands-foretell = Foretell: el juego de cartas Wizard, con todas sus reglas y variantes. Di cuántas bazas vas a ganar y gana exactamente esas.

commands-play = Juega una partida aquí, en la terminal, contra bots. Valen las reglas normales, salvo lo que digan las opciones; cada jugada se guarda al momento, así que la partida se puede continuar más tarde. Mientras juegas, { $help } muestra la ayuda.
    .short = juega una partida contra bots
commands-simulate = Hace que los bots jueguen partidas enteras y escribe sus registros en un archivo. La misma semilla y las mismas opciones dan las mismas partidas.
    .short = hace jugar a los bots y escribe registros
commands-check = Comprueba archivos de partidas, registros o textos breves: el formato y todas las reglas. Cada fallo es una línea ARCHIVO:LÍNEA: qué (regla). El estado de salida es 0 si todo es legal, 1 si hay fallos y 2 si un archivo no se puede leer.
    .short = busca fallos en partidas
commands-show = Muestra partidas ronda a ronda: todas las manos, las apuestas, las bazas y el bloc de puntuación; o las escribe en otra forma.
    .short = muestra partidas ronda a ronda
commands-rules = Muestra las reglas de una mesa: solo las que sus opciones ponen en juego.
    .short = muestra las reglas de una mesa
commands-completion = Escribe un script con el que el intérprete de comandos completa comandos, opciones, variantes, bots y archivos. bash: source <(foretell completion bash) en ~/.bashrc; zsh: source <(foretell completion zsh) en ~/.zshrc; fish: foretell completion fish > ~/.config/fish/completions/foretell.fish
    .short = completa los comandos en tu terminal

## Parts of a help page

commands-usage = Uso:
commands-usage-command = COMANDO
commands-usage-options = [OPCIONES]
commands-group-commands = Comandos
commands-group-study = Jugar y estudiar
commands-group-measure = Medir y administrar
commands-group-examples = Ejemplos
commands-more-options = { $count } opciones más de la partida: { $command }
commands-group-arguments = Archivos
commands-group-game = El juego
commands-group-table = La mesa
commands-group-record = El registro
commands-group-what = La tarea
commands-group-screen = La pantalla
commands-group-other = Otras opciones

## What stands for a value

commands-value-number = N
commands-value-seconds = SEGUNDOS
commands-value-dealer = draw|ASIENTO
commands-value-sizes = CARTAS
commands-value-preset = NOMBRE
commands-value-clause = REGLA
commands-value-file = ARCHIVO
commands-value-bots = BOT[,BOT…]
commands-value-hex = HEX
commands-value-name = NOMBRE

## The options of a game

commands-option-preset = Reglas ya preparadas: { $presets }. Las opciones sueltas tienen prioridad; la variante fija también los valores impresos y el idioma.
commands-option-players = Cuántos jugadores, de 2 a 6 (por defecto: 4).
commands-option-deal = Una baraja para todos, o un palo por jugador (entre 3 o 4).
commands-option-bidding = Las apuestas se oyen al momento, se revelan cuando todos han apostado, o se revelan al acabar la ronda; entre dos, siempre al acabar la ronda.
commands-option-even-bid = Si las apuestas pueden igualar las bazas: siempre; no si el último en apostar es líder en solitario; o nunca.
commands-option-even-bid-from = El menor número de cartas en la mano con el que vale --even-bid.
commands-option-winning-wizard = Qué Mago gana la baza cuando hay varios.
commands-option-clairvoyance = Antes de apostar ves todas las manos menos la tuya.
commands-option-clairvoyant-rounds = Rondas con clarividencia: todas, o solo la primera.
commands-option-follow-after-wizard = Si se sale con un Mago, hay que seguir el palo de la primera carta numerada.
commands-option-first-dealer = Quién reparte primero: por sorteo, o un asiento desde 0 (en play, 0 eres tú).
commands-option-hand-sizes = Cartas por ronda: 1,3,5 o tramos como 1-10 o 15-1.
commands-option-edition = Los palos de la baraja, o pueblos y colores.

## Other options

commands-option-lang = El idioma (por defecto: el del sistema).
commands-option-plain = Línea a línea, sin columnas ni colores, para lectores de pantalla.
commands-option-pace = Segundos antes de que aparezca lo que hace otro jugador (por defecto: 0.4; 0 con --plain).
commands-option-auto = Juega sin preguntar la única carta permitida.
commands-option-faces = Los valores impresos en las cartas: 2 a 10, J, Q, K, A, o 1 a 13.
commands-option-opponents = Los bots de los demás asientos, en rotación: { $bots } (por defecto: steady).
commands-option-bots = Los bots de los asientos, en rotación: { $bots } (por defecto: steady).
commands-option-names = Tu nombre. Repite la opción por cada persona que juegue en esta terminal, de 2 a 6: cada una ve su mano a solas.
commands-option-seed = La semilla de la que salen todas las cartas (por defecto: una nueva).
commands-option-record = Guarda la partida en este archivo nuevo (por defecto: uno en tu carpeta de estado).
commands-option-resume = Continúa la partida de este archivo. Un registro se sigue escribiendo en el mismo archivo; un texto breve queda como está, y la partida se guarda en tu carpeta de estado.
commands-option-out = El archivo en el que se escribe: registros o, si el nombre acaba en .parquet, una tabla; - es la salida estándar.
commands-option-games = Cuántas partidas (por defecto: 1).
commands-option-rows = Las filas de una tabla Parquet: decisions (decisiones), rounds (rondas, una fila por asiento) o games (partidas; por defecto: decisions).
commands-option-jobs = Número de procesos (por defecto y como máximo: uno por núcleo). El archivo es el mismo con cualquier número.
commands-jobs-reduced = --jobs { $jobs } es más que los núcleos de este equipo: { $cores } a la vez.
commands-option-force = Sobrescribe el archivo si ya existe.
commands-option-game = Solo la partida con este número en el archivo.
commands-option-round = Solo esta ronda.
commands-option-as = Escribe en cambio en esta forma: record (convierte un texto breve en un registro), text (convierte un registro en un texto breve) o positions (una línea por decisión, como la lee foretell advise --position).
commands-option-fair = Comprueba también que la mezcla fue limpia: de lo comprometido antes de la partida y de los nonces debe salir cada reparto. Un registro que no diga nada de ello es un fallo.
commands-option-complete = Señala como fallos las partidas interrumpidas.
commands-option-json-rules = En JSON: el título, las opciones y cada regla con su capítulo, su título y su texto.
commands-option-json-check = En JSON, un objeto por línea: cada fallo con archivo, línea, código, datos, regla y frase; la última línea lleva la cuenta.
commands-option-json-show = En JSON, un objeto por partida: la cabecera y cada ronda con manos, apuestas, bazas y puntos.
commands-option-commitment = El compromiso que anotaste antes de la partida; debe ser el del registro. Junto con --fair o en su lugar.
commands-option-version = Muestra la versión.
commands-option-help = Muestra esta página.
commands-argument-files = Archivos de partidas, como registro o en texto breve; - es la entrada estándar.
commands-argument-record = Un archivo de partidas, como registro o en texto breve; - es la entrada estándar.
commands-argument-part = Solo esta regla o esta parte, por ejemplo 7.3 o 7 (por defecto: todo).
commands-argument-shell = El intérprete de comandos que lee el script.

## What commands say

commands-checked = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}{ $broken-off ->
    [0] { "" }
    [one] {" "}(1 interrumpida)
   *[other] {" "}({ $broken-off } interrumpidas)
}, { $events ->
    [one] 1 evento
   *[other] { $events } eventos
}: { $faults ->
    [0] todo legal
    [one] 1 fallo
   *[other] { $faults } fallos
}
commands-fair = { $id }: la mezcla cumple el compromiso { $commitment }, { $noted ->
    [yes] el que anotaste
   *[no] que hay que comparar con el mostrado antes de la partida
}; { $givers ->
    [none] nadie dio un nonce
   *[other] nonces de { $givers }
}; { $deals ->
    [0] aún no se ha repartido nada
    [one] el único reparto sale de ahí
   *[other] los { $deals } repartos salen de ahí
}.
commands-simulated = { $games ->
    [one] 1 partida escrita
   *[other] { $games } partidas escritas
} en { $file }, semilla { $seed }
commands-playing = Jugando

## What is wrong with a command line

commands-unknown-command = No hay ningún comando «{ $command }». { $close ->
    [none] Los comandos son: { $known }.
   *[other] Quizá quisiste decir { $close }.
}
commands-unknown-flag = { $command } no tiene la opción { $flag }. { $close ->
    [none] Mira { $command } --help.
   *[other] Quizá quisiste decir { $close }.
}
commands-needs-value = Detrás de { $flag } falta el valor.
commands-takes-no-value = { $flag } no lleva ningún valor.
commands-missing = A { $command } le falta { $what }. Mira { $command } --help.
commands-too-much = { $command } no espera «{ $extra }». Mira { $command } --help.
commands-misused = Así no se puede: { $what }
commands-not-a-number = { $flag } necesita un número entero a partir de { $least }, no «{ $value }».
commands-number-too-large = { $flag } puede ser { $most } como máximo, no { $value }.
commands-not-among = { $flag ->
    [none] «{ $value }» no está entre las opciones
   *[other] { $flag } no puede ser «{ $value }»
}. Elige uno de estos: { $known }.
commands-too-many-bots = { $seats ->
    [0] Todos los asientos son de personas: quita --bots o aumenta --players.
   *[other] { $given } bots para { $seats ->
        [one] un asiento
       *[other] { $seats } asientos
    } son demasiados: nombra uno solo para todos, o uno para cada asiento.
}
commands-too-many-people = { $given } personas para { $seats } asientos son demasiadas: aumenta --players o da menos nombres.
commands-too-few-people = { $tables ->
    [one] Una mesa necesita al menos { $least } personas
   *[other] { $tables } mesas necesitan al menos { $least } personas, tres por mesa
}, no { $people }: aumenta --people o reduce --tables.
commands-not-with-resume = { $flag } no va con --resume: ese dato ya está en el registro. Quítalo.
commands-not-together = { $flag } no va con { $other }. Quita uno de los dos.
commands-record-is-over = Esta partida ha terminado y no se puede continuar. Para verla: { $program } show { $file }
commands-file-exists = { $path } ya existe. { $instead ->
    [resume] Elige otro nombre, o continúa esa partida: --resume { $path }
    [name] Elige otro nombre.
   *[force] Elige otro nombre, o sobrescríbelo: --force
}
commands-file-trouble = { $path }: { $why ->
    [missing] no existe ese archivo o esa carpeta
    [folder] es una carpeta, no un archivo
    [forbidden] no tienes permiso para leerlo o escribirlo
    [full] no queda espacio en el disco
   *[other] { $detail }
}.
commands-no-such-clause = Estas reglas no tienen la { $part }. foretell rules las muestra todas; las de las variantes necesitan sus opciones.
commands-rows-need-parquet = { $flag } elige las filas de una tabla. Indica un archivo que acabe en { $suffix } o quita { $flag }.
commands-games-lost = El proceso que jugaba las partidas { $first } a { $last } terminó de improviso; quizá falte memoria. Prueba con menos --jobs.
commands-not-seconds = { $flag } necesita un número de segundos de 0 a { $most }, no «{ $value }».
commands-no-such-part = { $part ->
    [round] No hay ronda { $number }: { $there ->
        [0] aún no se ha repartido nada
        [one] la partida tiene una sola
       *[other] la partida tiene { $there }
    }
   *[game] No hay partida { $number }: { $there ->
        [one] el archivo tiene una sola
       *[other] el archivo tiene { $there }
    }
}.
