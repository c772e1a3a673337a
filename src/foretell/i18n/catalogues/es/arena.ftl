### Los bots frente a frente: las comandos, las tablas, la imagen y lo que no se puede hacer

commands-tournament = Hace que los bots jueguen las mismas cartas en todas las disposiciones de los asientos, e indica quién juega mejor y con qué certeza: un bot entre copias de otro (--alone, --others), o todos los bots de un grupo (--pool). La misma semilla y las mismas opciones dan las mismas partidas.
    .short = compara bots entre sí
commands-rate = Clasifica a los bots por sus resultados en torneos con las mismas opciones, guardados en archivos con --resume.
    .short = clasifica bots por sus torneos
commands-value-bot = BOT

arena-option-alone = El bot que está solo entre los demás: { $bots }.
arena-option-others = El bot de todos los demás asientos.
arena-option-pool = Bots que juegan todos contra todos.
arena-option-tables = Las mesas de un grupo: mezcladas, cada bot solo entre copias de cada otro, o ambas cosas (por defecto: ambas).
arena-option-estimate = Cómo estimar la ventaja con --alone: plain, tal cual, o control, sin la suerte de las decisiones (por defecto: plain).
arena-option-deals = Cuántos repartos (por defecto: 100).
arena-option-seed = La semilla de la que salen todas las cartas (por defecto: la del archivo que se continúa, o una nueva).
arena-option-jobs = Cuántas partidas a la vez (por defecto y como máximo: tantas como núcleos).
arena-option-ray = Juega en el clúster de Ray de esta dirección: auto, HOST:PORT o ray://HOST:PORT.
arena-option-resume = Guarda cada partida en este archivo, y continúa a partir de las que ya contiene.
arena-option-plot = Dibuja además una imagen (PNG) en este archivo.
arena-option-force = Sobrescribe la imagen si ya existe.
arena-option-json = Todas las cifras en una línea de JSON, y nada más.
arena-option-json-ratings = La clasificación en una línea de JSON, y nada más.
arena-argument-results = Archivos de resultados.

arena-title = { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
} para { $players } jugadores, { $games } partidas, semilla { $seed }
arena-rated = Partidas de { $players } jugadores
arena-torn = La última línea de { $path } estaba cortada; su partida se juega otra vez.
arena-interrupted = Interrumpido: se han jugado { $games } de { $total } partidas. Las cifras cuentan los repartos completos.
arena-kept = Las partidas están guardadas en { $path }; el mismo comando continúa el torneo.
arena-drawn = Imagen escrita en { $path }

## The tables

arena-among = { $alone } entre { $others }
arena-among-others = entre { $others }
arena-mixed = Mesas mezcladas
arena-alone = Cada bot solo entre copias de otro
arena-note = Por ronda, por partida: puntos. Ventaja: puntos por ronda más que los demás de la mesa. Cumplidas: rondas con tantas bazas como apostadas. Ganadas: partidas; las compartidas, por partes. 1.º, 2.º, …: partidas acabadas en ese puesto, %. Tiempo: el de una decisión, y el que 99 de cada 100 no superan. ± es la mitad de un intervalo del 95 %.
arena-alone-note = Las cifras del que está solo. Ventaja: puntos por ronda más que los demás de la mesa. ± es la mitad de un intervalo del 95 %.
arena-column-round = por ronda
arena-column-lead = ventaja
arena-column-exact = cumplidas, %
arena-column-won = ganadas, %
arena-column-place = puesto
arena-column-game = por partida
arena-column-nth = { $place }.º
arena-column-time = tiempo, ms
arena-column-slow = 99 %
arena-figures-told = { $bot }: { $round } puntos por ronda, { $game } por partida; ventaja de { $lead } puntos por ronda; { $exact } de apuestas cumplidas, { $won } de partidas ganadas, puesto medio { $place } ({ $places }); { $time } ms por decisión, 99 de cada 100 en { $slow } ms.
arena-place-told = { $place }: { $share } %

## Ratings

arena-ratings = Clasificación
arena-ratings-note = 1500 es la media de estos bots; 400 puntos más equivalen a diez contra uno. Victorias: la parte de las partidas que un bot ganaría entre otros elegidos al azar de este grupo. Los intervalos y ± son del 95 %.
arena-column-rating = fuerza
arena-column-range = intervalo
arena-column-expected = victorias, %
arena-column-games = partidas
arena-rating-told = { $bot }: fuerza { $rating }, intervalo { $range }; ganaría el { $won } de las partidas.

## The picture

arena-picture = Puntos por ronda
arena-picture-alone = solo
arena-picture-others = los demás
arena-axis-points = puntos por ronda, con intervalos del 95 %

## What cannot be done

arena-which-bots = Nombra un bot con --alone y los demás con --others, o todos con --pool.
arena-too-few-bots = Hacen falta al menos { $least } bots para compararlos, no { $given }.
arena-named-twice = { $bot } está dos veces en el grupo. Nómbralo una sola vez.
arena-bot-failed = { $bot } falló en el reparto { $deal }, en el asiento { $seat } de { $bots }: «{ $what }». Para ver otra vez la partida: foretell simulate --seed { $seed } --games { $deal } --bots { $bots } --out ARCHIVO, con las mismas opciones.
arena-worker-lost = El proceso que jugaba el reparto { $deal } con { $bots } ha terminado sin dar explicaciones; quizá le faltó memoria.
arena-other-match = { $path } contiene los resultados de otro torneo. Se distingue en: { $differing }. Elige otro archivo.
arena-no-results = { $path }, línea { $line }: esto no es el resultado de un torneo.
arena-nothing-to-rate = Todavía no hay ningún reparto jugado en todas las disposiciones de los asientos.
arena-other-options = Solo se pueden clasificar juntas partidas con las mismas opciones. Se distinguen en: { $options }.
arena-no-control = --estimate control solo sirve para un bot solo (--alone) entre copias de uno de estos (--others): { $known }, sin --deal one_suit ni --clairvoyance. Cambia estas opciones o quita --estimate control.
arena-never-met = { $some } nunca se sentó a una mesa con ninguno de { $others }, así que no se pueden comparar.
arena-games-differ = El reparto { $deal } de la semilla { $seed } con { $bots } está dos veces y acabó de dos maneras: uno de estos bots ya no es el mismo.
arena-no-ray = Un clúster de Ray necesita Ray, que no está instalado. Se instala así: { $install }
arena-no-cluster = No hay ningún clúster de Ray en { $address }: { $reason }
arena-cluster-failed = El clúster de Ray no pudo jugar el reparto { $deal } con { $bots }: { $reason }
